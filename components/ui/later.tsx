import type { ReactNode } from "react";

/**
 * The mark of what lies below a page's first screen. The browser lays it out when it comes near; where nobody scrolls, the
 * page's first script takes the marks off one by one once the page stands (lib/platform/sleep-until-touched.ts), so that
 * a slow phone is never busy with all of it at once and a picture of the whole page lacks nothing.
 */
export const later = { "data-later": "", suppressHydrationWarning: true } as const;

/** A part of a page that bears the mark. */
export function Later({ children }: { children: ReactNode }) {
  return <div {...later}>{children}</div>;
}
