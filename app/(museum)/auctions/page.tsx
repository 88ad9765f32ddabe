import { SalePage } from "@/components/auction/sale-page";
import { homePictures } from "@/components/home/pictures";
import { RoomToCome } from "@/components/museum/room-to-come";
import { findRoom, getCurrentSale, listAuctions } from "@/lib/auction/queries";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

const promise = "One lot at a time, one clock, and a ledger that everyone can read.";

export const revalidate = 3600;

export const metadata = publicPage({
  title: "Live Auction Room",
  description: `${promise} The first lot is the Badger Scroll.`,
  path: paths.auctions,
});

const lines = [
  ["One lot", "The Badger Scroll is the first, and there is only one of it. When it is gone, the next one is hung."],
  [
    "One clock",
    "The museum’s own, on the wall and the same for everybody. A bid in the last two minutes gives everyone two more.",
  ],
  ["Who may bid", "Members of the Circle. Watching is free, from the first second to the last."],
  [
    "The ledger",
    "Every bid stands in it with its time. Bidders are shown by a name that is not theirs; the winner may say who it was.",
  ],
] as const;

/** The live room: the sale that runs, else the next, else the last; before the first one, what is to come. */
export default async function AuctionsPage() {
  const [{ auction, next }, sales] = await Promise.all([getCurrentSale(null), listAuctions()]);
  const room = auction && (await findRoom(auction._id));
  const past = sales.filter(({ _id, status }) => status === "ended" && _id !== auction?._id).slice(0, 8);
  if (room) return <SalePage room={room} title="Live Auction Room" coming={next} past={past} />;
  return (
    <RoomToCome
      room="Auctions"
      promise={promise}
      plate={{
        picture: homePictures.badger,
        label: { title: "The Badger Scroll", year: "2026", accession: "The first lot" },
        children: "Cut paper between two rods. One of one.",
      }}
      lines={lines}
      meanwhile={{ name: "Join the Circle before it opens", href: paths.membership }}
    />
  );
}
