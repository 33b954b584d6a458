"""Storage of tables and matches: the schema, the stores and the migrations."""
