import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { CheckingSubscription } from "@/components/exhibitions/viewer/checking-subscription";
import { ExhibitionViewer } from "@/components/exhibitions/viewer/exhibition-viewer";
import { paths } from "@/lib/core/urls/paths";
import { houseFilm } from "@/lib/exhibitions/collection/film";
import { getExhibition, listViewerLeaders } from "@/lib/exhibitions/queries";
import { findCurrentVip } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

/**
 * The members' exhibition. In the layout, because the tab is a parameter of the URL: Next replaces a page whose parameters change in
 * the history, and what the visitor has pressed meanwhile is lost with it.
 */
export default function HeadsOfStateViewerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<CheckingSubscription />}>
        <Viewer />
      </Suspense>
      <Suspense>{children}</Suspense>
    </>
  );
}

/** The page holds only the data of the intro screen; the viewer loads the rest on entering. */
async function Viewer() {
  const viewer = await findCurrentVip();
  // The page redirects.
  if (!viewer) return <CheckingSubscription />;
  const [exhibition, viewerLeaders] = await readForPage(
    Promise.all([getExhibition("heads-of-state"), listViewerLeaders(viewer, "heads-of-state")]),
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
            public pages of the eighteen leaders
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
      />
    </>
  );
}
