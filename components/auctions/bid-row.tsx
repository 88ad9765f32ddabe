import type { ReactNode, RefObject } from "react";
import "./saleroom.css";

type BidRowProps = { row: RefObject<HTMLDivElement | null>; children: ReactNode };

/** A field with its button. Where the two are beside each other, label and help text have the width of both. */
export const BidRow = ({ row, children }: BidRowProps) => (
  <div ref={row} className="bid-row">
    {children}
  </div>
);
