"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { RoundButton } from "@/components/ui/button";

type RoomDialogProps = {
  title: string;
  onClose: () => void;
  /** A click anywhere closes it, but for a link, a button or words that are being marked. */
  closeAnywhere?: boolean;
  className?: string;
  children: ReactNode;
};

const isForSomething = (target: EventTarget) =>
  target instanceof Element && target.closest("a, button, input, textarea, video, iframe, label, form") !== null;
const marksWords = () => (getSelection()?.toString() ?? "") !== "";

/**
 * What opens over the hall, as the browser's own modal: it keeps the focus while it is open and gives it back to where it came
 * from. It is taken away only after it has been closed, because the browser gives nothing back for a dialog that vanishes.
 */
export function RoomDialog({ title, onClose, closeAnywhere = false, className = "", children }: RoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
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
        if (closeAnywhere && !isForSomething(event.target) && !marksWords()) close();
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain p-0 shadow-pop backdrop:bg-night/80 ${className}`}
    >
      <div className="sticky top-0 z-10 flex h-0 justify-end">
        <RoundButton label="Close" onClick={close} className="m-2 bg-ground text-ink shadow-pop">
          <X aria-hidden className="size-5" />
        </RoundButton>
      </div>
      {children}
    </dialog>
  );
}
