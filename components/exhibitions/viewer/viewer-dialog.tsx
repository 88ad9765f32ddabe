"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/button";

type ViewerDialogProps = {
  title: string;
  onClose: () => void;
  /** A click anywhere closes it, except on interactive elements and while selecting text. */
  closeOnClick?: boolean;
  className?: string;
  children: ReactNode;
};

const isInteractive = (target: EventTarget) =>
  target instanceof Element && target.closest("a, button, input, textarea, video, iframe, label, form") !== null;
const isSelectingText = () => (getSelection()?.toString() ?? "") !== "";

/**
 * A native modal dialog over the viewer, which traps and returns the focus. Unmount it only from `onClose`, because the browser does
 * not return the focus when an open dialog is removed.
 */
export function ViewerDialog({ title, onClose, closeOnClick = false, className = "", children }: ViewerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) return close();
        if (closeOnClick && !isInteractive(event.target) && !isSelectingText()) close();
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain p-0 shadow-pop backdrop:bg-night/80 ${className}`}
    >
      <div className="sticky top-0 z-10 flex h-0 justify-end">
        <IconButton label="Close" onClick={close} className="m-2 bg-ground text-ink shadow-pop">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
