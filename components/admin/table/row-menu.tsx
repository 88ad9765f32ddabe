"use client";

import { Ellipsis } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

export type MenuItem = {
  label: string;
  /** A destructive act, shown last and in the colour of danger. */
  danger?: boolean;
} & (
  | { href: string /** A file, not a page. */; download?: boolean; onSelect?: never }
  | { onSelect: () => void; href?: never }
);

const GAP = 4;

/**
 * The rare acts of a row, as a menu button: the arrow keys, Home, End and first letters move, Escape closes and returns the focus.
 * It is a native popover, so that no table clips it.
 */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const place = () => {
    const [from, box] = [button.current?.getBoundingClientRect(), menu.current];
    if (!from || !box) return;
    const fitsBelow = from.bottom + GAP + box.offsetHeight <= window.innerHeight;
    box.style.top = `${fitsBelow ? from.bottom + GAP : Math.max(GAP, from.top - GAP - box.offsetHeight)}px`;
    box.style.left = `${Math.max(GAP, Math.min(from.right - box.offsetWidth, window.innerWidth - box.offsetWidth - GAP))}px`;
  };
  const show = (last: boolean) => {
    // A list has many of these: the items are rendered when they are opened.
    flushSync(() => setOpen(true));
    menu.current?.showPopover();
    place();
    entries()
      .at(last ? -1 : 0)
      ?.focus();
  };
  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const select = (item: MenuItem) => {
    close();
    if (item.href !== undefined) item.download ? window.location.assign(item.href) : router.push(item.href);
    else item.onSelect();
  };
  const move = (event: KeyboardEvent) => {
    const all = entries();
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
    const letter = event.key.length === 1 && /\S/.test(event.key) ? event.key.toLowerCase() : null;
    const next =
      event.key === "ArrowDown"
        ? all[(at + 1) % all.length]
        : event.key === "ArrowUp"
          ? all.at(at - 1)
          : event.key === "Home"
            ? all[0]
            : event.key === "End"
              ? all.at(-1)
              : letter
                ? [...all.slice(at + 1), ...all].find(({ textContent }) =>
                    textContent?.toLowerCase().startsWith(letter),
                  )
                : undefined;
    if (next) {
      event.preventDefault();
      next.focus();
    }
    if (event.key === "Tab") menu.current?.hidePopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : show(false))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowUp");
        }}
        className="grid size-tap shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink aria-expanded:bg-raised"
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          popover="auto"
          tabIndex={-1}
          onToggle={(event) => event.newState === "closed" && setOpen(false)}
          onKeyDown={move}
          className="fixed inset-auto m-0 min-w-48 max-w-[calc(100vw-0.5rem)] bg-surface p-1 text-ink shadow-pop"
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => select(item)}
              className={`flex min-h-tap w-full items-center px-3 text-start text-small hover:bg-raised focus:bg-raised ${item.danger ? "text-danger" : ""}`}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
