"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./button";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Slides up from the bottom on a phone. */
  sheet?: boolean;
};

/** A modal dialog on the native element, which traps and restores the focus. */
export function Dialog({ open, onClose, title, children, sheet = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current?.open ?? false;
    if (open && !shown) dialog.current?.showModal();
    if (!open && shown) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className={`on-paper m-auto w-[min(32rem,calc(100vw-2.5rem))] p-0 shadow-pop backdrop:bg-night/70 ${sheet ? "max-xs:mb-0 max-xs:w-full max-xs:max-w-none" : ""}`}
    >
      <div className="grid gap-4 p-6">
        <div className="-my-2 flex items-center justify-between gap-4">
          <h2 id={heading} className="text-subheading">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose} className="-me-3">
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
