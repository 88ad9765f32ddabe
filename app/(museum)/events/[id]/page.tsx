import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { EventDetails } from "@/components/events/event-details";
import {
  CalendarFileLink,
  EventPrices,
  EventSeats,
  eventHours,
  fullDateFormat,
  RsvpOpenings,
  weekdayFormat,
} from "@/components/events/event-facts";
import { EventRecap } from "@/components/events/event-recap";
import { eventJsonLd } from "@/components/events/events-jsonld";
import { OtherDates } from "@/components/events/other-dates";
import { RsvpButton } from "@/components/events/rsvp-button";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Image } from "@/components/ui/image";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { metaDescription, publicPageMetadata } from "@/lib/core/page-metadata";
import { shareCards } from "@/lib/core/share-cards";
import { paths } from "@/lib/core/urls/paths";
import { getEventCard, listEvents, listOtherDates } from "@/lib/events/queries";
import { isPaidEvent } from "@/lib/events/rules";
import { abubakarTafawaBalewa as artwork } from "@/lib/exhibitions/collection/03-balewa";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";

export const revalidate = 3600;

type EventPageProps = PageProps<"/events/[id]">;

export async function generateStaticParams() {
  const { coming, been } = await listEvents();
  return [...coming, ...been].map(({ _id }) => ({ id: _id }));
}

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const event = await getEventCard((await params).id);
  if (!event) return { title: "Event not found", robots: { index: false } };
  const { _id, title, date, description, cancelled } = event;
  const card = shareCards[paths.events];
  return publicPageMetadata({
    title: `${title}, ${fullDateFormat.format(new Date(date))}`,
    description: metaDescription(cancelled ?? description, "An event"),
    path: paths.event(_id),
    ...(card && { card }),
    ...(event.isHidden && { noIndex: true }),
  });
}

/** The public facts of one event, and the button for a seat. The link and the exact address are not part of the page. */
export default async function EventPage({ params }: EventPageProps) {
  const { id } = await params;
  const event = (await getEventCard(id)) ?? notFound();
  const otherDates = await listOtherDates(id);
  const { _id, title, description, place, isOnline, opens, prices, cancelled, seatsLeft } = event;
  const isPaid = isPaidEvent(prices);
  const date = new Date(event.date);
  const isOver = Date.parse(event.endDate ?? event.date) < Date.now();
  const site = env().APP_URL;
  const trail = [
    { name: "Events", path: paths.events },
    { name: title, path: paths.event(_id) },
  ] as const;
  return (
    <Page className="pb-wall">
      <JsonLd data={pageJsonLd({ trail: [...trail], site, about: [eventJsonLd(event, site)] })} />
      <Breadcrumb
        items={[
          { name: "Home", href: paths.home },
          { name: "Events", href: paths.events },
        ]}
        current={title}
      />
      {/* The second row takes the rest of the height of the facts, so that the picture follows the text. */}
      <article className="g12 items-start gap-y-10 md:grid-rows-[auto_1fr] pt-[clamp(1rem,3vw,2.5rem)]">
        <div className="col-span-full grid gap-6 md:col-span-7">
          <h1 className={`text-title ${cancelled ? "line-through decoration-2" : ""}`}>{title}</h1>
          <p className="reading">{cancelled ?? description}</p>
          {cancelled && <p className="reading text-muted">{description}</p>}
          {isOver && !cancelled && <EventRecap recap={event.recap} pictures={event.pictures} />}
        </div>
        <section
          aria-labelledby="facts"
          className="col-span-full grid gap-6 border-ink border-t-2 pt-5 md:col-span-4 md:col-start-9 md:row-span-2"
        >
          <h2 id="facts" className="sr-only">
            Date, place and seats
          </h2>
          <div className="grid gap-1">
            <p className="font-bold text-subheading">
              <time dateTime={event.date}>
                {weekdayFormat.format(date)}, {fullDateFormat.format(date)}
              </time>
            </p>
            <p className="font-bold">{eventHours(event)}, Lagos time</p>
            <p className="font-normal font-read text-base">{place || (isOnline ? "Online" : "Lagos")}</p>
          </div>
          {isOver ? (
            <p className="font-medium text-muted">This event is over.</p>
          ) : (
            <>
              <EventSeats event={event} />
              {!cancelled && (
                <>
                  <RsvpOpenings opens={opens} />
                  <EventPrices prices={prices} refundHours={event.refundHours} />
                  {isOnline && <JoinOnline id={_id} isForAttendees={isPaid || event.hasCode} />}
                  <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
                    <RsvpButton
                      id={_id}
                      title={title}
                      full={seatsLeft === 0}
                      isPrimary
                      isPaid={isPaid}
                      hasCode={event.hasCode}
                      isHidden={event.isHidden}
                      questions={event.questions}
                    />
                    {!isPaid && !event.hasCode && <EventDetails id={_id} title={title} />}
                    <CalendarFileLink event={event} />
                  </div>
                  <p className="font-normal font-read text-muted text-small">
                    {isPaid
                      ? "Your seat is kept for 30 minutes while you pay with card, transfer or USSD. Tickets are for one person with an account, and can be passed on."
                      : "Entrance is free. Seats are reserved by name with an account, and can be cancelled."}
                    {!isOnline && (
                      <>
                        {" "}
                        Attendees get the exact address by email;{" "}
                        <Link href={paths.visitDirections} prefetch={false} className="link text-ink">
                          directions
                        </Link>{" "}
                        are public.
                      </>
                    )}
                  </p>
                </>
              )}
            </>
          )}
          <OtherDates events={otherDates} />
          <p className="border-line border-t pt-4">
            <Link href={paths.events} prefetch={false} className="link inline-flex min-h-tap items-center">
              All events
            </Link>
          </p>
        </section>
        {/* Below the seats on a phone, so that the button stays in sight. */}
        <Image
          {...leaderPictures(artwork.slug).wide}
          alt={artwork.alt}
          sizes="(min-width: 768px) 58vw, 100vw"
          className="col-span-full aspect-[2/1] w-full object-cover object-[60%_35%] md:col-span-7 md:col-start-1"
        />
      </article>
    </Page>
  );
}

/** Who gets the link of an online event. The page is the same for every visitor, so it has to be true for members and for others. */
function JoinOnline({ id, isForAttendees }: { id: string; isForAttendees: boolean }) {
  if (isForAttendees) return <p className="font-medium text-small">The link to join online is on the ticket.</p>;
  return (
    <p className="font-medium text-small">
      Members of the Circle get the link to join online: it is on their ticket, and in their email of the day before. A
      seat without a membership does not bring it.{" "}
      <Link href={paths.plans({ redirectTo: paths.event(id) })} prefetch={false} className="link">
        See the plans
      </Link>
    </p>
  );
}
