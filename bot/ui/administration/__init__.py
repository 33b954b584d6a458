"""`/admin`: tables, the log, the doctor."""
