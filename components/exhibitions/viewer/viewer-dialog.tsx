"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

type ViewerDialogProps = {
  title: string;
  onClose: () => void;
  /** A click anywhere closes it, except on interactive elements and while selecting text. */
  closeOnClick?: boolean;
  className?: string;
  children: ReactNode;
};

/** A dialog over the viewer, open while it is mounted. Unmount it only from `onClose`. */
export function ViewerDialog({ title, onClose, closeOnClick = false, className = "", children }: ViewerDialogProps) {
  return (
    <Modal
      open
      onClose={onClose}
      closeOnClick={closeOnClick}
      aria-label={title}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain shadow-pop backdrop:bg-night/80 ${className}`}
    >
      {(close) => (
        <>
          <div className="sticky top-0 z-10 flex h-0 justify-end">
            <IconButton label="Close" onClick={close} className="m-2 bg-ground text-ink shadow-pop">
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          {children}
        </>
      )}
    </Modal>
  );
}
