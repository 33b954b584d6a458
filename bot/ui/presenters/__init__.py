"""What is shown, as text and embeds: data in, words out. Nothing here sends, waits or decides."""
