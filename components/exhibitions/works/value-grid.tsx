import Link from "next/link";
import { Image } from "@/components/ui/image";
import { workPaths } from "@/lib/core/urls/work-paths";
import type { FacetKey, FacetValue } from "@/lib/exhibitions/works/contracts";
import { countWorks, facetTexts } from "./facet-texts";
import { ValueSwatch } from "./swatches";

/** The most pictures of one value. */
const STRIPS = 4;

/** The values of a facet; the picture of each is made of strips of its works. */
export function ValueGrid({ facet, values }: { facet: FacetKey; values: readonly FacetValue[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2.6vw,2.75rem)] gap-y-[clamp(2rem,4vw,3.5rem)] sm:grid-cols-3 lg:grid-cols-5">
      {values.map(({ slug, name, works }) => (
        <li key={slug} className="min-w-0">
          <Link href={workPaths.value(facet, slug)} prefetch={false} className="group grid gap-3">
            <span className="grid aspect-4/5 auto-cols-fr grid-flow-col gap-[2px] overflow-clip border-[clamp(4px,0.5vw,8px)] border-frame bg-frame shadow-frame">
              {works.slice(0, STRIPS).map(({ work }) => (
                <Image
                  key={`${work.exhibition}.${work.slug}`}
                  src={work.portrait.src}
                  alt=""
                  width={work.portrait.width}
                  height={work.portrait.height}
                  // A strip shows the middle of a picture as high as the frame.
                  sizes="(width >= 64rem) 18vw, (width >= 40rem) 30vw, 44vw"
                  className="block size-full min-h-0 min-w-0 object-cover"
                />
              ))}
            </span>
            <span className="grid gap-0.5">
              <span className="flex min-w-0 items-center gap-2 break-words font-bold text-[1.125rem] leading-tight underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                <ValueSwatch facet={facet} slug={slug} />
                {facetTexts[facet].titleOf(name)}
              </span>
              <span className="font-medium text-muted text-tiny">{countWorks(works.length)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
