import type { ReactNode } from "react";

/** The buttons of a dialog with a long content: at its lower edge, in sight while the rest is scrolled. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap gap-3 border-line border-t bg-surface px-6 py-4">
    {children}
  </div>
);
