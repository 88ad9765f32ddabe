import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import "./home.css";

/** A leader in the almanac; `object` replaces the face. */
export type AlmanacLeader = Pick<LeaderCard, "slug" | "name" | "term" | "object" | "portrait">;

/** Links to leaders. */
export function AlmanacTiles({ leaders }: { leaders: readonly AlmanacLeader[] }) {
  return leaders.map(({ slug, name, term, object, portrait }) => (
    <Link key={slug} href={paths.leader(slug)} prefetch={false} className="almanac-tile">
      <Image
        {...portrait}
        alt={`${name}, ${term}: ${object} in place of the face`}
        sizes="(min-width: 68rem) 20vw, 16vw"
      />
      <span aria-hidden>
        <b>{name}</b>
        {term}
      </span>
    </Link>
  ));
}
