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
      picture={{
        src: "/art/badger.svg",
        alt: "A badger in a red cap with a feather and a brass chain, painted on a cloth between two rods.",
      }}
    >
      The first lot is the Badger. Members of the Circle bid; everyone may watch.
    </OpensSoon>
  );
}
