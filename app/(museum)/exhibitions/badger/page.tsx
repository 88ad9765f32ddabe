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
      picture={{ src: "/art/badger.svg", alt: "A badger in cut paper walks along the edge of an unrolled scroll." }}
    >
      One scroll, one sale. It hangs here before it goes under the hammer.
    </OpensSoon>
  );
}
