"""Many tables on one process: how soon people are answered, how long the event loop stands still, what memory does."""
