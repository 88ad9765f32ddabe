import Link from "next/link";
import { EventList, PastEvents } from "@/components/events/event-list";
import { BusTicket } from "@/components/marketing/bus-ticket";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { formatNaira, toKobo } from "@/lib/core/money";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import type { EventCard } from "@/lib/events/contracts";
import { listEvents } from "@/lib/events/queries";
import { countLeaders } from "@/lib/exhibitions/queries";
import { inWords } from "@/lib/exhibitions/rules";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Tickets: what is free and what members pay for",
  description: "What is free, what the Circle pays for, and the evenings in Lagos, with what their seats cost.",
  path: paths.visitTickets,
});

type Admission = readonly [name: string, price: string, description: string];

const admissions = (leaders: number): Admission[] => [
  ["The house and the shop", "Free", "No ticket and no account, not even to buy."],
  [
    "The fronts of the exhibitions",
    "Free",
    `The ${inWords(leaders)}, their dates and their sources are open to everyone.`,
  ],
  ["The halls behind them", "The Circle", "Members enter with their account; there is nothing to print."],
];

/** What an event costs: some have a ticket, whose price is shown with them. */
function eventAdmission(events: readonly EventCard[]): Admission {
  const seat =
    "A seat in your name. For some events, members of the Circle can book first; the list below shows which.";
  const prices = events.map(({ prices: { everyone } }) => everyone).filter((price) => price > 0);
  if (prices.length === 0) return ["Evenings in a room", "Free", seat];
  const cheapest = formatNaira(toKobo(Math.min(...prices)));
  return [
    "Evenings in a room",
    prices.length < events.length ? `Free, or from ${cheapest}` : `From ${cheapest}`,
    `${seat} The price is shown with each event; members pay less or nothing.`,
  ];
}

export default async function TicketsPage() {
  const [{ coming, been }, leaders] = await Promise.all([listEvents(), countLeaders()]);
  return (
    <Page className="grid gap-wall pb-wall">
      <div>
        <Breadcrumb items={[{ name: "Visit", href: paths.visit }]} current="Tickets" />
        <header className="g12 items-center gap-y-8 pt-[clamp(1rem,3vw,3rem)]">
          <div className="col-span-full grid gap-5 md:col-span-5">
            <h1 className="text-giant">Tickets</h1>
            <p className="max-w-[30ch] font-normal font-read text-lede text-muted">
              Most of the museum asks for none. It is on the web and open at every hour.
            </p>
          </div>
          <BusTicket className="col-span-full md:col-span-7" />
        </header>
      </div>

      <section aria-labelledby="prices" className="grid gap-6">
        <h2 id="prices" className="text-title">
          What costs what
        </h2>
        <dl className="border-ink border-t-2">
          {[...admissions(leaders), eventAdmission(coming)].map(([name, price, description]) => (
            <div
              key={name}
              className="grid items-baseline gap-x-gutter gap-y-1 border-line border-b py-5 md:grid-cols-[5fr_2fr_5fr]"
            >
              <dt className="font-bold text-subheading">{name}</dt>
              <dd className="font-semibold text-accent-ink">{price}</dd>
              <dd className="font-normal font-read text-base text-muted">{description}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={paths.membership} className="justify-self-start">
          What the Circle costs
        </ButtonLink>
      </section>

      <section aria-labelledby="evenings" className="grid gap-6">
        <div className="g12 items-end gap-y-4">
          <h2 id="evenings" className="col-span-full text-title md:col-span-6">
            Evenings to come
          </h2>
          <p className="reading col-span-full text-muted md:col-span-6">
            Now and then the museum borrows a room in Lagos. The street and the door are told to those who come, the day
            before;{" "}
            <Link href={paths.visitDirections} prefetch={false} className="link text-ink">
              how to get there
            </Link>{" "}
            is told to all.
          </p>
        </div>
        {coming.length > 0 ? (
          <>
            <EventList events={coming} />
            <p className="reading text-muted">
              Seats are reserved by name, and can be cancelled. The tickets of your account are listed under{" "}
              <Link href={paths.myEvents} prefetch={false} className="link text-ink">
                your events
              </Link>
              .
            </p>
          </>
        ) : (
          <EmptyState
            title="No upcoming events"
            action={
              <ButtonLink href={paths.events} variant="secondary">
                Events
              </ButtonLink>
            }
          >
            No date is printed here until a room has been found. Subscribe to the newsletter at the foot of the page to
            hear of it.
          </EmptyState>
        )}
      </section>

      {been.length > 0 && (
        <section aria-labelledby="been" className="grid gap-6">
          <h2 id="been" className="text-heading">
            What has been
          </h2>
          <PastEvents events={been} />
        </section>
      )}
    </Page>
  );
}
