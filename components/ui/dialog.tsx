"use client";

import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./button";
import { Modal } from "./modal";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Slides up from the bottom on a phone. */
  sheet?: boolean;
  /** As high as the screen allows, whatever is in it: content that is loaded moves nothing. */
  tall?: boolean;
};

/** A modal dialog with a title and a close button. */
export function Dialog({ open, onClose, title, children, sheet = false, tall = false }: DialogProps) {
  const heading = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={heading}
      className={`on-paper m-auto w-[min(32rem,calc(100vw-2.5rem))] shadow-pop backdrop:bg-night/70 ${sheet ? "max-xs:mb-0 max-xs:w-full max-xs:max-w-none" : ""} ${tall ? "h-dvh" : ""}`}
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
    </Modal>
  );
}
