"use client";

import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/platform/paths";

/** What the gallery says of a drop. */
export type GalleryPiece = { slug: string; name: string; image?: string | undefined; alt: string };

type TileProps = {
  piece: GalleryPiece;
  first?: boolean;
  /** The second round of a column, which only fills the loop. */
  again?: boolean;
};

function Tile({ piece: { slug, name, image, alt }, first = false, again = false }: TileProps) {
  return (
    <Link
      href={paths.drop(slug)}
      prefetch={false}
      aria-hidden={again || undefined}
      tabIndex={again ? -1 : undefined}
      className={`group relative block ${again ? "motion-reduce:hidden" : ""}`}
    >
      <Picture
        src={image ?? "/placeholder.png"}
        alt={again ? "" : alt}
        width={800}
        height={1000}
        first={first}
        sizes="(min-width: 60rem) 26vw, 45vw"
        className="aspect-4/5 w-full object-cover"
      />
      <span className="absolute start-2.5 top-2.5 max-w-[calc(100%-1.25rem)] bg-label px-[0.55rem] pt-[0.3rem] pb-[0.35rem] font-normal font-read text-label-ink text-small leading-[1.2] max-sm:px-1.5 max-sm:text-tiny group-hover:bg-accent group-hover:text-on-accent">
        {name}
      </span>
    </Link>
  );
}

/**
 * Two columns of four, drifting in opposite directions. They hold still under the pointer and the focus, and for whoever
 * presses "Hold the gallery"; without motion the columns are scrolled by hand and their doubles are gone. A client component for
 * its weight alone: sixteen tiles would be sent as markup and again as a tree, and travel better as eight facts.
 */
export function HeroGallery({ pieces }: { pieces: readonly GalleryPiece[] }) {
  const columns = [pieces.slice(0, 4), pieces.slice(4, 8)].filter((column) => column.length > 0);
  if (columns.length === 0) return null;
  return (
    <section
      aria-label="Eight drops from the shop"
      className="group/hall relative grid h-120 min-h-0 grid-cols-2 gap-3 overflow-clip px-edge motion-reduce:overflow-y-auto sm:max-[60rem]:h-176 min-[60rem]:h-auto min-[60rem]:gap-4 min-[60rem]:ps-0 min-[60rem]:pe-4"
    >
      {columns.map((column, index) => (
        <div
          key={column[0]?.slug}
          className={`grid animate-rise content-start gap-3 group-focus-within/hall:[animation-play-state:paused] group-hover/hall:[animation-play-state:paused] group-has-[:checked]/hall:[animation-play-state:paused] min-[60rem]:gap-4 ${index === 1 ? "-mt-36 [animation-direction:reverse] motion-reduce:mt-0" : ""}`}
        >
          {column.map((piece, row) => (
            <Tile key={piece.slug} piece={piece} first={index === 0 && row === 0} />
          ))}
          {column.map((piece) => (
            <Tile key={piece.slug} piece={piece} again />
          ))}
        </div>
      ))}
      <label className="absolute end-[calc(var(--edge)+0.625rem)] bottom-2.5 z-10 inline-flex min-h-tap cursor-pointer items-center gap-2 bg-ground px-3.5 font-semibold text-ink text-tiny before:size-3 before:border-x-4 before:border-current has-checked:before:border-0 has-checked:before:bg-current has-checked:before:[clip-path:polygon(10%_0,100%_50%,10%_100%)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 motion-reduce:hidden min-[60rem]:end-6.5">
        <input type="checkbox" className="absolute inset-0 size-full cursor-pointer opacity-0" />
        Hold the gallery
      </label>
    </section>
  );
}
