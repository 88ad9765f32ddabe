import type { ReactNode, RefObject } from "react";

type BidRowProps = { row: RefObject<HTMLDivElement | null>; children: ReactNode };

/** A field with its button. Where the two are beside each other, label and help text have the width of both. */
export const BidRow = ({ row, children }: BidRowProps) => (
  <div
    ref={row}
    className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-1.5 sm:[&>:first-child]:contents sm:[&_:is(label,p)]:col-span-full sm:[&_p]:row-start-3 sm:[&>button]:col-start-2 sm:[&>button]:row-start-2"
  >
    {children}
  </div>
);
