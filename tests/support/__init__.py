"""Support for tests of several packages: doubles, builders and servers."""
