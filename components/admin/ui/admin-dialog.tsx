"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";

type AdminDialogProps = ComponentProps<typeof Dialog> & {
  /** Stays in sight at the lower edge while a long content is scrolled. */
  foot?: ReactNode;
};

/** A dialog that opens with the focus in its first field; without one, on what carries `data-autofocus`. */
export function AdminDialog({ children, foot, ...dialog }: AdminDialogProps) {
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
      {/* The size of the text is its own: a dialog can be opened within the small print of a table. */}
      <div ref={content} className="min-w-0 text-base">
        <div className="grid gap-4 **:scroll-mb-36">{children}</div>
        {/* Not in the grid: what is sticky in a grid stays in its own row. */}
        {foot && (
          <div className="sticky bottom-0 -mx-6 mt-4 -mb-6 border-line-strong border-t bg-surface px-6 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {foot}
          </div>
        )}
      </div>
    </Dialog>
  );
}
