import type { ReactNode } from "react";

/** A sentence for visitors without JavaScript, at what does nothing for them. */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="text-small text-warn">{children}</p>
    </noscript>
  );
}
