"use client";

import { Search } from "lucide-react";
import { openAdminTool } from "./open-tool";

/** Opens the command palette. On a phone it is an icon. */
export function SearchTool() {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => openAdminTool("palette")}
      className="inline-flex min-h-9 items-center gap-2 rounded-card px-3 text-muted text-small hover:bg-raised hover:text-ink max-md:min-h-tap max-md:min-w-tap max-md:justify-center max-md:px-0 md:w-56 md:bg-surface md:shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <Search aria-hidden className="size-4 shrink-0 max-md:size-5" />
      <span className="grow text-start max-md:hidden">Search</span>
      <kbd className="rounded-control bg-raised px-1.5 font-sans text-tiny max-md:hidden">Ctrl K</kbd>
    </button>
  );
}

/** Opens the list of shortcuts, from the account menu. */
export function ShortcutsTool() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openAdminTool("shortcuts")}
      className="flex min-h-tap w-full items-center justify-between gap-3 px-4 text-start font-medium text-small hover:bg-raised"
    >
      Keyboard shortcuts <kbd className="font-sans text-muted text-tiny">?</kbd>
    </button>
  );
}
