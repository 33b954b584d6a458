"""The strong level: plays compared by rounds played on in compiled code (extra ``strong``), which is imported at first use."""
