import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { BadgeList } from "@/components/collections/badge-list";
import { NumberGrid, OwnedNumberCard } from "@/components/collections/owned-number-card";
import { MuteForm } from "@/components/comments/mute-form";
import { Page } from "@/components/ui/page";
import { getPublicPerson } from "@/lib/collections/queries";
import { handleRefusal } from "@/lib/collections/rules";
import { findMuteState } from "@/lib/comments/mute-queries";
import { privatePageMetadata, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

// Rendered for each request: a profile that is switched off, or a badge that is no longer proved, is gone at once.
export const dynamic = "force-dynamic";

const findPerson = cache(async (asked: string) => {
  const handle = asked.toLowerCase();
  return handleRefusal(handle) ? null : readForPage(getPublicPerson(handle), paths.person(handle));
});

/** Search engines may find a profile only where its owner chose that. */
export async function generateMetadata({ params }: PageProps<"/people/[handle]">): Promise<Metadata> {
  const person = await findPerson((await params).handle);
  if (!person?.isIndexed) return privatePageMetadata("A collector");
  const { handle, name, badges } = person;
  return publicPageMetadata({
    title: name,
    description: [`${name} collects at The Living Archive.`, ...badges.map(({ proof }) => proof)]
      .join(" ")
      .slice(0, 160),
    path: paths.person(handle),
  });
}

/** A person as they agreed to be shown: display name, badges, and the numbers at which they are named. */
export default async function PersonPage({ params }: PageProps<"/people/[handle]">) {
  const asked = (await params).handle;
  const handle = asked.toLowerCase();
  const person = await findPerson(asked);
  if (!person) notFound();
  if (asked !== handle) permanentRedirect(paths.person(handle));
  const { name, photoUrl, badges, numbers } = person;
  const reader = await getCurrentUser();
  const mute = reader && (await readForPage(findMuteState(reader._id, handle)));
  return (
    <Page className="pb-wall">
      <header className="flex flex-wrap items-center gap-6 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(2rem,4vw,4rem)]">
        {photoUrl && (
          // biome-ignore lint/performance/noImgElement: a photo of a few kilobytes that has no other sizes.
          <img src={photoUrl} alt="" width={96} height={96} className="size-24 rounded-full object-cover" />
        )}
        <div className="grid gap-2">
          <h1 className="wrap-anywhere text-title [unicode-bidi:isolate]">{name}</h1>
          <p className="wrap-anywhere text-muted">@{handle}</p>
          {mute && (
            <div className="flex flex-wrap items-center gap-x-3">
              {mute === "muted" && <p className="text-muted text-small">You have muted this person.</p>}
              <MuteForm target={{ handle }} name={name} isMuted={mute === "muted"} />
            </div>
          )}
        </div>
      </header>
      <div className="g12 items-start gap-y-12">
        <section aria-labelledby="badges" className="col-span-full grid gap-4 lg:col-span-4">
          <h2 id="badges" className="text-heading">
            Badges
          </h2>
          {badges.length > 0 ? <BadgeList badges={badges} /> : <p className="text-muted">No badges yet.</p>}
        </section>
        <section aria-labelledby="numbers" className="col-span-full grid gap-6 lg:col-span-8">
          <h2 id="numbers" className="text-heading">
            Collection
          </h2>
          {numbers.length > 0 ? (
            <NumberGrid>
              {numbers.map((owned) => (
                <OwnedNumberCard key={owned.editionId} owned={owned} />
              ))}
            </NumberGrid>
          ) : (
            <p className="text-muted">No numbers are shown here.</p>
          )}
        </section>
      </div>
    </Page>
  );
}
