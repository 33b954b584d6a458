"""Patches of the page that simcord's preview serves, so that it behaves as Discord does. simcord is pinned for them."""

from typing import Final

PATCHES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "/": (
        ("<title>SimCord Preview</title>", "<title>{title}</title>"),
        ('class="preview-shell"', 'class="preview-shell messages-closed"'),
        ('aria-hidden="true">S</span>', 'aria-hidden="true">♣\N{VARIATION SELECTOR-15}</span>'),
        (
            "<strong>SimCord</strong><small>Preview</small>",
            "<strong>Canasta</strong><small>playground</small>",
        ),
    ),
    # Hide what only developers of bots need; let a field show all of the text in it. An emoji that is still to come takes as
    # much room as it will: a menu closes when the page slips away under it.
    "/preview.css": (
        (
            ".preview-workspace {",
            """#capture-open, #layout-label { display: none; }
.brand-mark { background: #0f5b3f !important; }
.inspector-count, #inspector-tab-count { background: #4e5058 !important; }
.mention[role="link"] { cursor: pointer; }
.custom-emoji { display: inline-block; overflow: hidden; }
@media (hover: none) { .attachment-media-actions { display: none !important; } }
.command-option-input { box-sizing: content-box; min-width: 5ch; }
.preview-workspace {""",
        ),
    ),
    # A channel's mention leads there, as the person who is looking.
    "/text.js": (
        (
            """target.append(node("span", token.type === "mention" ? "mention" : "command-mention", token.label || ""));""",
            """const mention = node("span", token.type === "mention" ? "mention" : "command-mention", token.label || "");
      if (token.kind === "channel") {
        mention.setAttribute("role", "link");
        mention.tabIndex = 0;
        const go = () => {
          const person = document.getElementById("viewer-picker").selectedOptions[0].textContent.trim();
          window.open("{control}open/thread-" + token.id + "/" + encodeURIComponent(person));
        };
        mention.addEventListener("click", go);
        mention.addEventListener("keydown", (event) => { if (event.key === "Enter") go(); });
      }
      target.append(mention);""",
        ),
    ),
    # Attached pictures stand above embeds and buttons.
    "/messages.js": (
        (
            "    root.append(list);\n  }\n}",
            """    root.insertBefore(list, root.querySelector(":scope > .embed-card, :scope > .message-components"));
  }
}""",
        ),
    ),
    # Enter sends the command, as on Discord: it used to choose the same suggestion again and again, and the first of
    # the optional options. (Those are chosen with the arrow keys or by a click.)
    "/commands.js": (
        (
            "if (active instanceof HTMLElement) {",
            "if (active instanceof HTMLElement && active.dataset.value !== event.target.value) {",
        ),
        (
            "if (listItems.length) suggestionListbox.setActive",
            "if (listItems.length && !optional) suggestionListbox.setActive",
        ),
    ),
    # Keep the page as long as it is while it is drawn anew: shorter for the moment in which a picture has no size, it would slip,
    # and a menu that was to open would be out of sight, and close.
    "/app.js": (
        (
            'if (state.snapshot?.layout === "channel") timeline.begin();',
            """if (state.snapshot?.layout === "channel") {
    ui.messageList.style.minHeight = ui.messageList.offsetHeight + "px";
    timeline.begin();
  }""",
        ),
    ),
    # Scroll to the answer of one's own action, and follow new messages when at the bottom.
    "/timeline.js": (
        (
            "ready: () => {\n      reconcileScrollIntent();",
            """ready: () => {
      ui.messageList.style.minHeight = "";
      reconcileScrollIntent();
      onScrollLayout();""",
        ),
        (
            "{ policy: ui.timeline.scrollHeight",
            "{ policy: performance.now() < (state.followUntil ?? 0) || ui.timeline.scrollHeight",
        ),
        ("ui.timeline.clientHeight <= 1 ?", "ui.timeline.clientHeight <= 90 ?"),
        (
            "if ((snapshot.history?.hasAfter || hasNewTail)",
            """if (hasNewTail && (state.scrollIntent?.policy === "bottom"
        || ids.some((id) => !previousIds.includes(id) && snapshot.messages[id]?.ephemeral))) {
      state.scrollIntent = { policy: "bottom" };
      state.followUntil = performance.now() + 900;
    }
    if ((snapshot.history?.hasAfter || hasNewTail)""",
        ),
    ),
}
"""Path of a file that the preview serves -> pairs of the text in it and its replacement."""
