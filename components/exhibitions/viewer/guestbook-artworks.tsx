import type { DataMode } from "./data-modes";
import { Portrait } from "./viewer-images";
import type { BoardLeader } from "./viewer-intro";

type GuestbookArtworksProps = { leaders: readonly BoardLeader[]; dataMode: DataMode | null };

/** The pictures of all artworks, each a link to its own comments in the gallery. */
export function GuestbookArtworks({ leaders, dataMode }: GuestbookArtworksProps) {
  return (
    <nav aria-label="Comments about one artwork" className="col-span-full grid content-start gap-4 lg:col-span-5">
      <p className="font-bold text-subheading">Or write beside one work</p>
      <ul className="grid grid-cols-6 gap-2 md:max-lg:grid-cols-9">
        {leaders.map(({ slug, name, object, artworkSlug, portrait }) => (
          <li key={slug}>
            <a
              href={`#guestbook-${artworkSlug}`}
              title={`${name}: ${object}`}
              className="grid aspect-4/5 min-h-tap place-items-center overflow-clip border-2 border-frame bg-raised outline-offset-2 hover:border-accent"
            >
              <span className="sr-only">{`Comments about ${name}`}</span>
              {dataMode === null || dataMode === "lite" ? (
                <span aria-hidden className="font-bold text-small">
                  {name.split(" ").map((word) => word.charAt(0))}
                </span>
              ) : (
                <Portrait portrait={portrait} alt="" dataMode="lite" sizes="96px" className="size-full object-cover" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
