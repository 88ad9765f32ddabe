import type { Metadata } from "next";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Tickets",
  description: "The rooms that are free and the rooms that belong to the Circle.",
};

const tickets: readonly [room: string, price: string, say: string][] = [
  ["The house and the shop", "Free", "No ticket and no account. An account is needed only to buy."],
  ["The fronts of the exhibitions", "Free", "Open to everyone as each is hung."],
  ["The halls behind them", "The Circle", "Members enter with their account; there is nothing to print."],
  ["Events", "By name", "Each event says for itself who may come. None is announced yet."],
];

export default function TicketsPage() {
  return (
    <Page className="pb-wall">
      <Breadcrumb trail={[{ name: "Visit", href: paths.visit }]} here="Tickets" />
      <PageHead title="Tickets" lede="Most of the museum asks for none." />
      <dl className="border-ink border-t-2">
        {tickets.map(([room, price, say]) => (
          <div
            key={room}
            className="grid items-baseline gap-x-gutter gap-y-1 border-line border-b py-5 md:grid-cols-[5fr_2fr_5fr]"
          >
            <dt className="font-bold text-subheading">{room}</dt>
            <dd className="font-semibold text-accent-ink">{price}</dd>
            <dd className="font-normal font-read text-base text-muted">{say}</dd>
          </div>
        ))}
      </dl>
      <div className="pt-10">
        <ButtonLink href={paths.events} look="secondary">
          Events
        </ButtonLink>
      </div>
    </Page>
  );
}
