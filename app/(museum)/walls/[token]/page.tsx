import { notFound } from "next/navigation";
import { ReportWallForm } from "@/components/personal-walls/report-wall-form";
import { SharedWorks } from "@/components/personal-walls/shared-works";
import { Slideshow } from "@/components/personal-walls/slideshow";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { sharedWallParams } from "@/lib/personal-walls/contracts";
import { getSharedWall } from "@/lib/personal-walls/queries";

// Rendered for each request: a wall that is no longer shared is gone at once.
export const dynamic = "force-dynamic";
// Neither the title nor a caption is in the metadata, so that a link preview shows nothing that a visitor wrote.
export const metadata = privatePageMetadata("A visitor’s wall");

/** A wall that a visitor has made of the museum's works, for those with its link. */
export default async function SharedWallPage({ params, searchParams }: PageProps<"/walls/[token]">) {
  const parsed = sharedWallParams.safeParse(await params);
  if (!parsed.success) notFound();
  const { token } = parsed.data;
  const wall = (await readForPage(getSharedWall(token), paths.sharedWall(token))) ?? notFound();
  const query = await searchParams;
  return (
    <Page className="grid gap-[clamp(3rem,6vw,5rem)] pb-wall">
      <header className="grid gap-4 pt-[clamp(2rem,5vw,4.5rem)]">
        {singleParam(query.done) === "reported" && (
          <Alert tone="success">Thank you. A moderator will look at it.</Alert>
        )}
        {query.error !== undefined && <Alert tone="error">That failed. Please try again.</Alert>}
        <h1 dir="auto" className="max-w-[20ch] wrap-anywhere text-giant">
          {wall.title}
        </h1>
        <p className="wrap-anywhere font-normal font-read text-lede">
          Chosen by <bdi>{wall.owner}</bdi>
        </p>
        <p className="text-muted text-small">Title and captions are a visitor’s own words, not the museum’s.</p>
        <Slideshow title={wall.title} works={wall.works} />
      </header>
      {wall.works.length > 0 ? (
        <SharedWorks works={wall.works} />
      ) : (
        <p className="font-normal font-read text-muted text-read">Nothing is on this wall at the moment.</p>
      )}
      <div className="grid gap-6">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={paths.myWall()} variant="secondary">
            Make your own wall
          </ButtonLink>
          <ButtonLink href={paths.works} variant="quiet" className="px-0!">
            Browse all works
          </ButtonLink>
        </p>
        <ReportWallForm token={token} />
      </div>
    </Page>
  );
}
