import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Auctions",
  description: "One lot at a time, one clock, and a ledger that everyone can read.",
};

export default function AuctionsPage() {
  return (
    <OpensSoon
      room="Auctions"
      promise="One lot at a time, one clock, and a ledger that everyone can read."
      picture={{ src: "/art/badger.svg", alt: "A badger in paint and brass, the first lot of the saleroom." }}
    >
      The first lot is the Badger. Members of the Circle bid; everyone may watch.
    </OpensSoon>
  );
}
