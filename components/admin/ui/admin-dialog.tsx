"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";

/** A dialog that opens with the focus in its first field; without one, on what carries `data-autofocus`. */
export function AdminDialog({ children, ...dialog }: ComponentProps<typeof Dialog>) {
  const content = useRef<HTMLDivElement>(null);
  const { open } = dialog;
  // Runs after the dialog has opened and put the focus on its first button, which closes it.
  useEffect(() => {
    if (!open) return;
    const fields =
      content.current?.querySelectorAll<HTMLElement>("input:not([type=hidden], [type=file]), select, textarea") ?? [];
    const first = [...fields].find((field) => field.checkVisibility());
    (first ?? content.current?.querySelector<HTMLElement>("[data-autofocus]"))?.focus();
  }, [open]);
  return (
    <Dialog {...dialog}>
      <div ref={content} className="grid min-w-0 gap-4">
        {children}
      </div>
    </Dialog>
  );
}
