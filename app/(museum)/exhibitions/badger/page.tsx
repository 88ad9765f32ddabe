import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";
import { requireVip } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "The Badger Scroll",
  description: "Upcoming Auction Drop.",
  robots: { index: false },
};

export default async function BadgerPage() {
  await requireVip(paths.badger);
  return (
    <OpensSoon
      room="The Badger Scroll"
      promise="Upcoming Auction Drop."
      picture={{
        src: "/images/home/badger-1600.jpg",
        alt: "A tall paper scroll hangs between two rods: above the ground a tower, a bank and a flag lean; below it a badger digs.",
      }}
    >
      One scroll, one sale. It hangs here before it goes under the hammer.
    </OpensSoon>
  );
}
