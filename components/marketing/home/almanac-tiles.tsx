import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";

/** A leader in the almanac; `object` replaces the face. */
export type AlmanacLeader = { slug: string; name: string; term: string; object: string };

/** Links to the eighteen leaders. */
export function AlmanacTiles({ leaders }: { leaders: readonly AlmanacLeader[] }) {
  return leaders.map(({ slug, name, term, object }) => (
    <Link
      key={slug}
      href={paths.leader(slug)}
      prefetch={false}
      className="group relative grid overflow-clip focus-visible:z-10 focus-visible:-outline-offset-3"
    >
      <Image
        {...leaderPictures(slug).portrait}
        alt={`${name}, ${term}: ${object} in place of the face`}
        sizes="(min-width: 68rem) 20vw, 16vw"
        className="aspect-4/5 h-full min-h-0 w-full object-cover transition-transform duration-slow ease-house group-hover:scale-105"
      />
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 bg-label px-2.5 pt-1.5 pb-2 font-normal font-read text-label-ink text-small leading-tight opacity-0 transition-opacity duration-quick group-hover:opacity-100 group-focus-visible:opacity-100 max-[68rem]:hidden"
      >
        <span className="block font-bold font-sans">{name}</span>
        {term}
      </span>
    </Link>
  ));
}
