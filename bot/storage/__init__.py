"""Where tables and matches are kept: the schema, the stores and the migrations."""
