import Link from "next/link";
import { EventList, PastEvents } from "@/components/events/event-list";
import { eventsJsonLd } from "@/components/events/events-jsonld";
import { ArtworkBanner } from "@/components/marketing/artwork-banner";
import { EmptyState } from "@/components/ui/empty-state";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listEvents } from "@/lib/events/queries";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Events: talks and openings in Lagos and online",
  description: "Evenings, talks and openings, in Lagos and online: what is coming, and what has been.",
  path: paths.events,
});

const artwork = leaders.find(({ slug }) => slug === "abubakar-tafawa-balewa");

export default async function EventsPage() {
  const { coming, been } = await listEvents();
  return (
    <div className="pb-wall">
      {coming.length > 0 && <JsonLd data={eventsJsonLd(coming, env().APP_URL)} />}
      <header className="page-x g12 items-end gap-y-4 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <h1 className="col-span-full text-giant md:col-span-7">Events</h1>
        <p className="col-span-full max-w-[36ch] font-normal font-read text-lede text-muted md:col-span-5">
          Evenings, talks and openings, in Lagos and online. A date is listed once its room is booked.
        </p>
      </header>
      <ArtworkBanner
        isLow
        image={{ ...leaderPictures(artwork?.slug ?? "").wide, alt: artwork?.alt ?? "" }}
        label={{
          title: artwork?.label.title ?? "",
          year: artwork && `${artwork.name}, ${artwork.term}`,
          accession: artwork?.label.accession,
        }}
      />
      <div className="page-x grid gap-wall pt-[clamp(2rem,4vw,4rem)]">
        <section aria-labelledby="coming" className="grid gap-6">
          <h2 id="coming" className="text-title">
            To come
          </h2>
          {coming.length > 0 ? (
            <EventList events={coming} />
          ) : (
            <EmptyState title="No upcoming events">
              Subscribe to the monthly newsletter at the foot of the page to hear of the next one.
            </EmptyState>
          )}
          <p className="reading text-muted">
            Entrance is free unless a price is given. Seats are reserved by name, and can be cancelled. Yours are listed
            under{" "}
            <Link href={paths.myEvents} prefetch={false} className="link text-ink">
              your events
            </Link>
            . Attendees get the exact address by email;{" "}
            <Link href={paths.visitDirections} prefetch={false} className="link text-ink">
              directions
            </Link>{" "}
            are public.
          </p>
        </section>
        {been.length > 0 && (
          <section aria-labelledby="been" className="grid gap-6">
            <h2 id="been" className="text-title">
              What has been
            </h2>
            <PastEvents events={been} />
          </section>
        )}
      </div>
    </div>
  );
}
