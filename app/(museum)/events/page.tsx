import Link from "next/link";
import { EveningList, PastEvenings } from "@/components/museum/evening-list";
import { eventsFacts } from "@/components/museum/events-facts";
import { Plate } from "@/components/museum/plate";
import { EmptyState } from "@/components/ui/empty-state";
import { JsonLd } from "@/components/ui/json-ld";
import { listEvents } from "@/lib/community/queries";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

export const revalidate = 3600;
export const metadata = publicPage({
  title: "Events",
  description:
    "Evenings, talks and openings, in borrowed rooms in Lagos and on the wire: what is to come, and what has been.",
  path: paths.events,
});

const work = leaders.find(({ slug }) => slug === "abubakar-tafawa-balewa");

export default async function EventsPage() {
  const { coming, been } = await listEvents();
  return (
    <div className="pb-wall">
      {coming.length > 0 && <JsonLd data={eventsFacts(coming, env().APP_URL)} />}
      <header className="page-x g12 items-end gap-y-4 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <h1 className="col-span-full text-giant md:col-span-7">Events</h1>
        <p className="col-span-full max-w-[36ch] font-normal font-read text-lede text-muted md:col-span-5">
          Evenings, talks and openings, in Lagos and on the wire. No date is printed here until a room is booked.
        </p>
      </header>
      <Plate
        picture={{ ...leaderPictures(work?.slug ?? "").wide, alt: work?.alt ?? "" }}
        label={{
          title: work?.label.title ?? "",
          year: work && `${work.name}, ${work.term}`,
          accession: work?.label.accession,
        }}
      />
      <div className="page-x grid gap-wall pt-[clamp(3rem,6vw,6rem)]">
        <section aria-labelledby="coming" className="grid gap-6">
          <h2 id="coming" className="text-title">
            To come
          </h2>
          {coming.length > 0 ? (
            <EveningList events={coming} />
          ) : (
            <EmptyState title="No evening is announced">
              The letter at the foot of the page says when one is. It comes once a month.
            </EmptyState>
          )}
          <p className="reading text-muted">
            Entrance is free, and a seat is kept by name: it needs an account, and it can be given back. Your seats
            stand with{" "}
            <Link href={paths.ownEvents} prefetch={false} className="link text-ink">
              your evenings
            </Link>
            . The street is told to those who come;{" "}
            <Link href={paths.visitDirections} prefetch={false} className="link text-ink">
              the way there
            </Link>{" "}
            to everyone.
          </p>
        </section>
        {been.length > 0 && (
          <section aria-labelledby="been" className="grid gap-6">
            <h2 id="been" className="text-heading">
              What has been
            </h2>
            <PastEvenings events={been} />
          </section>
        )}
      </div>
    </div>
  );
}
