import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { eventPicture, eventShareCard } from "@/components/events/event-artwork";
import { fullDateFormat } from "@/components/events/event-facts";
import { EventPanel } from "@/components/events/event-panel";
import { EventRecap } from "@/components/events/event-recap";
import { eventJsonLd } from "@/components/events/events-jsonld";
import { NextEvents } from "@/components/events/next-events";
import { OtherDates } from "@/components/events/other-dates";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Image } from "@/components/ui/image";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { WallLabel } from "@/components/ui/wall-label";
import { env } from "@/lib/core/env";
import { metaDescription, publicPageMetadata } from "@/lib/core/page-metadata";
import { shareCards } from "@/lib/core/share-cards";
import { paths } from "@/lib/core/urls/paths";
import { getEventCard, listEvents, listOtherDates } from "@/lib/events/queries";

export const revalidate = 3600;

/** A longer text has the size of reading, in characters. */
const MAX_LEDE = 280;

type EventPageProps = PageProps<"/events/[id]">;

export async function generateStaticParams() {
  const { coming, been } = await listEvents();
  return [...coming, ...been].map(({ _id }) => ({ id: _id }));
}

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  const event = await getEventCard((await params).id);
  if (!event) return { title: "Event not found", robots: { index: false } };
  const { _id, title, date, description, cancelled } = event;
  const card = eventShareCard(event) ?? shareCards[paths.events];
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
  const [otherDates, { coming }] = await Promise.all([listOtherDates(id), listEvents()]);
  const { _id, title, description, cancelled } = event;
  const lede = cancelled ?? description;
  const { picture, label } = eventPicture(event);
  const isOver = Date.parse(event.endDate ?? event.date) < Date.now();
  const hasRecap = isOver && !cancelled;
  const site = env().APP_URL;
  const trail = [
    { name: "Events", path: paths.events },
    { name: title, path: paths.event(_id) },
  ] as const;
  const shown = new Set([_id, ...otherDates.map((other) => other._id)]);
  return (
    <Page className="grid grid-cols-1 gap-wall pb-wall">
      <div>
        <JsonLd data={pageJsonLd({ trail: [...trail], site, about: [eventJsonLd(event, site)] })} />
        <Breadcrumb
          items={[
            { name: "Home", href: paths.home },
            { name: "Events", href: paths.events },
          ]}
          current={title}
        />
        <article className="g12 gap-y-10 pt-[clamp(1rem,3vw,2.5rem)]">
          <div className="col-span-full grid content-start gap-6 md:col-span-7">
            <h1 className={`text-title ${cancelled ? "line-through decoration-2" : ""}`}>{title}</h1>
            <div className="grid gap-4">
              <p className={lede.length > MAX_LEDE ? "reading" : "reading md:max-w-[40ch] lg:text-lede"}>{lede}</p>
              {cancelled && <p className="reading text-muted">{description}</p>}
            </div>
          </div>
          {/* Below the seats on a phone, so that the button stays in sight. */}
          <figure className="col-span-full max-md:order-last md:col-span-5 lg:col-span-4 lg:col-start-9">
            <Image
              {...picture}
              sizes="(width >= 64rem) 32vw, (width >= 48rem) 40vw, 92vw"
              className="w-full border-[clamp(5px,0.7vw,11px)] border-frame shadow-frame"
            />
            {label && (
              <figcaption className="flex justify-end">
                <WallLabel compact {...label} className="relative -mt-6 me-4 w-full max-w-card" />
              </figcaption>
            )}
          </figure>
          <EventPanel event={event} isOver={isOver} />
        </article>
      </div>
      {hasRecap && <EventRecap recap={event.recap} pictures={event.pictures} />}
      <OtherDates events={otherDates} />
      <NextEvents events={coming.filter((next) => !shown.has(next._id))} />
    </Page>
  );
}
