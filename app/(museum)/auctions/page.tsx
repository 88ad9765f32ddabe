import type { Metadata } from "next";
import { badgerScrollPictures } from "@/components/home/pictures";
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
      picture={badgerScrollPictures[0]}
    >
      The first lot is the Badger. Members of the Circle bid; everyone may watch.
    </OpensSoon>
  );
}
