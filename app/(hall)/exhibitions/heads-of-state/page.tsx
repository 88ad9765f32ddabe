import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Hall } from "@/components/exhibitions/viewer/hall";
import { houseFilm } from "@/lib/exhibitions/collection/film";
import { getExhibition, listHall } from "@/lib/exhibitions/queries";
import { requireVip } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Heads of State",
  description: "A Timeline of Power and Parody.",
  robots: { index: false },
};

/** The members' exhibition. The page is light: it holds the board, and what hangs behind it is fetched by whoever goes in. */
export default async function HeadsOfStateHallPage() {
  const viewer = await requireVip(paths.headsOfState);
  const [exhibition, hall] = await Promise.all([getExhibition("heads-of-state"), listHall(viewer, "heads-of-state")]);
  if (!exhibition) notFound();
  const { slug, title, subtitle, story } = exhibition;
  const leaders = hall.map((one) => ({
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
          This exhibition is walked through with script. Without it, the{" "}
          <a href={paths.headsOfStateFront} className="link">
            open pages of the eighteen leaders
          </a>{" "}
          are all there.
        </p>
      </noscript>
      <Hall
        exhibition={{ slug, title, subtitle, story }}
        leaders={leaders}
        today={new Date().toISOString().slice(0, 10)}
        film={houseFilm}
        soundBytes={Math.max(0, ...hall.map(({ sound }) => sound?.bytes ?? 0))}
        email={viewer.email}
      />
    </>
  );
}
