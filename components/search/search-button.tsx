"use client";

import Link from "next/link";
import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { paths } from "@/lib/core/urls/paths";

/** When the dialog cannot be loaded, the search page opens. */
function OpenSearchPage(_: { open: boolean; onClose: () => void }): null {
  useEffect(() => location.assign(paths.search()), []);
  return null;
}

const SearchDialog = lazyWithFallback(
  () => import("./search-dialog").then((file) => file.SearchDialog),
  OpenSearchPage,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** "/" outside a text field, and Ctrl-K or Cmd-K anywhere. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === "/" && !isTyping(event.target);
}

/** The link to the search page in the header, with its icon. With JavaScript it opens the search dialog, which is loaded then. */
export function SearchButton({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        href={paths.search()}
        prefetch={false}
        onClick={handleClick}
        aria-label="Search the museum"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="inline-grid size-tap shrink-0 place-items-center rounded-full hover:bg-raised max-sm:hidden"
      >
        {children}
      </Link>
      {open !== null && (
        <Suspense>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
