import Link from "next/link";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import { paths } from "@/lib/core/urls/paths";
import type { CollectionPicture } from "@/lib/exhibitions/collection/pictures";

type SourceWorkProps = {
  work: { title: string; leader: { slug: string; name: string }; picture: CollectionPicture };
};

/** The work of the exhibition that a product is made after, with its label. */
export function SourceWork({ work: { title, leader, picture } }: SourceWorkProps) {
  return (
    <figure className="group relative grid gap-3">
      <Image {...picture} alt="" sizes="22vw" className="w-full shadow-label" />
      <figcaption>
        <WallLabel compact title={title} year={leader.name} className="max-w-none">
          <Link href={paths.leader(leader.slug)} prefetch={false} className="link after:absolute after:inset-0">
            The work in Heads of State
          </Link>
        </WallLabel>
      </figcaption>
    </figure>
  );
}
