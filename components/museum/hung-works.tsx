import { Picture } from "@/components/ui/picture";
import { WallLabel } from "@/components/ui/wall-label";

export type HungWork = {
  src: string;
  alt: string;
  width: number;
  height: number;
  title: string;
  /** Whose office the sheet is about, and when. */
  of: string;
  object: string;
  accession: string;
};

const heights = ["", "md:mt-[clamp(0rem,6vw,6rem)]", "md:mt-[clamp(0rem,2vw,2rem)]"] as const;

/** Three sheets at three heights, each with its label below it. */
export function HungWorks({ works }: { works: readonly HungWork[] }) {
  return (
    <ul className="g12 gap-y-12">
      {works.slice(0, 3).map(({ title, of, object, accession, ...picture }, place) => (
        <li
          key={accession}
          className={`col-span-full xs:col-span-6 md:col-span-4 xs:max-md:last:hidden ${heights[place]}`}
        >
          <figure className="grid gap-4">
            <Picture
              {...picture}
              sizes="(min-width: 48rem) 30vw, 90vw"
              className="w-full border-[0.625rem] border-frame object-cover shadow-frame"
            />
            <figcaption>
              <WallLabel title={title} year={of} accession={accession}>
                In place of the face: {object}.
              </WallLabel>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
