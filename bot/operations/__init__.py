"""Monitoring for operators: metrics, the health file and a small HTTP server."""
