import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";

export type TrioArtwork = {
  src: string;
  alt: string;
  width: number;
  height: number;
  title: string;
  /** The leader and the term. */
  subject: string;
  object: string;
  accession: string;
};

const heightClasses = ["", "md:mt-[clamp(0rem,6vw,6rem)]", "md:mt-[clamp(0rem,2vw,2rem)]"] as const;

/** Three artworks with wall labels, vertically offset. */
export function ArtworkTrio({ artworks }: { artworks: readonly TrioArtwork[] }) {
  return (
    <ul className="g12 gap-y-12">
      {artworks.slice(0, 3).map(({ title, subject, object, accession, ...image }, index) => (
        <li
          key={accession}
          className={`col-span-full xs:col-span-6 md:col-span-4 xs:max-md:last:hidden ${heightClasses[index]}`}
        >
          <figure className="grid gap-4">
            <Image
              {...image}
              sizes="(min-width: 48rem) 30vw, 90vw"
              className="w-full border-[0.625rem] border-frame object-cover shadow-frame"
            />
            <figcaption>
              <WallLabel title={title} year={subject} accession={accession}>
                In index of the face: {object}.
              </WallLabel>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
