import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";

type ArtworkStripProps = { label: string; artworks: readonly Pick<LeaderText, "slug" | "name" | "label">[] };

/** Five works in one row, each a link to the page of its leader. On a phone the pictures stand alone. */
export function ArtworkStrip({ label, artworks }: ArtworkStripProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-5 gap-2 sm:gap-4">
        {artworks.map(({ slug, name, label: { title } }) => (
          <li key={slug}>
            <Link href={paths.leader(slug)} prefetch={false} className="group grid gap-2">
              <Image
                {...leaderPictures(slug).mobile}
                alt=""
                sizes="(width >= 64rem) 10vw, 18vw"
                className="aspect-4/5 w-full border-2 border-frame object-cover shadow-label sm:border-4"
              />
              <span className="font-medium text-small leading-tight underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent max-sm:sr-only">
                {title}
                <span className="sr-only">, {name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
