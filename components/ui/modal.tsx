"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type ModalProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "onClick" | "children"> & {
  open: boolean;
  /** Called when it is closed: by Escape, by a click outside, or because `close` of the children was called. */
  onClose: () => void;
  /** A click anywhere closes it, except on interactive elements and while selecting text. */
  closeOnClick?: boolean;
  /** The content, as a function of `close`, which returns the focus before `onClose` is called. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const isInteractive = (target: EventTarget) =>
  target instanceof Element && target.closest("a, button, input, textarea, video, iframe, label, form") !== null;
const isSelectingText = () => (getSelection()?.toString() ?? "") !== "";

/**
 * A modal on the native dialog, which traps the focus and returns it. The base of every dialog. Do not unmount it while it is
 * open: the browser returns the focus only when a dialog is closed.
 */
export function Modal({ open, onClose, closeOnClick = false, children, className = "", ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  const close = () => dialog.current?.close();
  const handleClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
    else if (closeOnClick && !isInteractive(target) && !isSelectingText()) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog ref={dialog} onClose={onClose} onClick={handleClick} className={`p-0 ${className}`} {...rest}>
      {typeof children === "function" ? children(close) : children}
    </dialog>
  );
}

/** The look of a modal that fills the screen, for pictures. */
export const fullScreenModal =
  "m-0 h-dvh max-h-none w-screen max-w-none bg-night text-chalk [--focus:var(--chalk)] backdrop:bg-night";
