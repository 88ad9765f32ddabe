import { notFound, permanentRedirect } from "next/navigation";
import { BadgeList } from "@/components/collections/badge-list";
import { NumberGrid, OwnedNumberCard } from "@/components/collections/owned-number-card";
import { Page } from "@/components/ui/page";
import { getPublicPerson } from "@/lib/collections/queries";
import { handleRefusal } from "@/lib/collections/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";

// Rendered for each request: a profile that is switched off, or a badge that is no longer proved, is gone at once.
export const dynamic = "force-dynamic";
export const metadata = privatePageMetadata("A collector");

/** A person as they agreed to be shown: display name, badges, and the numbers at which they are named. */
export default async function PersonPage({ params }: PageProps<"/people/[handle]">) {
  const asked = (await params).handle;
  const handle = asked.toLowerCase();
  if (handleRefusal(handle)) notFound();
  const person = await readForPage(getPublicPerson(handle), paths.person(handle));
  if (!person) notFound();
  if (asked !== handle) permanentRedirect(paths.person(handle));
  const { name, photoUrl, badges, numbers } = person;
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
