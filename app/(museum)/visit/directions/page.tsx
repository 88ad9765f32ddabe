import type { Metadata } from "next";
import Link from "next/link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = { title: "Directions", description: "Which door of the museum leads to which room." };

const ways = [
  {
    href: paths.drops,
    room: "The shop",
    way: "First door on the left of the bar. Every drop has its own wall label, price and count.",
  },
  {
    href: paths.exhibitions,
    room: "The exhibitions",
    way: "The door before it. The fronts are public; the halls behind them belong to the Circle.",
  },
  { href: paths.auctions, room: "The saleroom", way: "Straight on. One lot, one clock." },
  { href: paths.guestbook, room: "The guestbook", way: "On the way out, where guestbooks lie." },
] as const;

export default function DirectionsPage() {
  return (
    <Page className="pb-wall">
      <Breadcrumb trail={[{ name: "Visit", href: paths.visit }]} here="Directions" />
      <PageHead
        title="Directions"
        lede="There is no street. The bar at the top of every page is the corridor, and each word on it is a door."
      />
      <ol className="border-ink border-t-2">
        {ways.map(({ href, room, way }) => (
          <li
            key={href}
            className="grid items-baseline gap-x-gutter gap-y-1 border-line border-b py-5 md:grid-cols-[5fr_7fr]"
          >
            <Link href={href} prefetch={false} className="link justify-self-start text-subheading">
              {room}
            </Link>
            <p className="font-normal font-read text-read text-muted">{way}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
