import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FeaturedComments } from "@/components/comments/featured-comments";
import { ExhibitionViewer } from "@/components/exhibitions/viewer/exhibition-viewer";
import { getReaderPolicy } from "@/lib/comments/thread-settings";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { houseFilm } from "@/lib/exhibitions/collection/film";
import { getExhibition, listViewerLeaders } from "@/lib/exhibitions/queries";
import { inWords } from "@/lib/exhibitions/rules";
import { requireVip } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listFeaturedOnWorks } from "@/lib/workflows/featured-comments-query";

export const metadata: Metadata = {
  title: "Heads of State",
  description: "A Timeline of Power and Parody.",
  robots: { index: false },
};

/** The members' exhibition. The page holds only the data of the intro screen; the viewer loads the rest on entering. */
export default async function HeadsOfStateViewerPage() {
  const viewer = await requireVip(paths.headsOfState);
  const [exhibition, viewerLeaders, comments, featured] = await readForPage(
    Promise.all([
      getExhibition("heads-of-state"),
      listViewerLeaders(viewer, "heads-of-state"),
      getReaderPolicy("heads-of-state", viewer),
      listFeaturedOnWorks("heads-of-state"),
    ]),
  );
  if (!exhibition) notFound();
  const { slug, title, subtitle, story } = exhibition;
  const leaders = viewerLeaders.map((one) => ({
    slug: one.slug,
    name: one.name,
    term: one.term,
    termStart: one.termStart,
    termEnd: one.termEnd,
    boardPosition: one.boardPosition,
    portrait: one.portrait,
    object: one.object,
    artworkSlug: one.artworkSlug,
  }));
  return (
    <>
      <noscript>
        <p className="page-x py-4">
          This exhibition needs JavaScript. Without it, you can read the{" "}
          <a href={paths.headsOfStateFront} className="link">
            {`public pages of the ${inWords(leaders.length)} leaders`}
          </a>{" "}
          and read and write{" "}
          <a href={commentPaths.thread({ exhibition: "heads-of-state" })} className="link">
            comments
          </a>
          .
        </p>
      </noscript>
      <ExhibitionViewer
        exhibition={{ slug, title, subtitle, story }}
        leaders={leaders}
        today={new Date().toISOString().slice(0, 10)}
        film={houseFilm}
        soundBytes={Math.max(0, ...viewerLeaders.map(({ sound }) => sound?.bytes ?? 0))}
        user={{ name: viewer.firstName, email: viewer.email }}
        comments={comments}
        featured={<FeaturedComments comments={featured} inViewer className="order-1 col-span-full" />}
      />
    </>
  );
}
