import Link from "next/link";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import type { ListedWork } from "@/lib/exhibitions/works/contracts";

/** Two works side by side, one above the other on a phone. */
export function ComparedWorks({ works }: { works: readonly [ListedWork, ListedWork] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-12 md:grid-cols-2">
      {works.map((work, index) => (
        <li key={`${work.exhibition}.${work.slug}`} className="min-w-0">
          <figure className="grid">
            <Image
              src={work.portrait.src}
              alt={work.alt}
              width={work.portrait.width}
              height={work.portrait.height}
              sizes="(width >= 90rem) 40rem, (width >= 48rem) 46vw, 92vw"
              priority={index === 0}
              className="aspect-4/5 w-full border-[clamp(8px,1vw,14px)] border-frame object-cover shadow-frame"
            />
            <figcaption className="relative -mt-8 flex justify-end pe-4">
              <WallLabel
                compact
                title={work.title}
                {...(work.about && { year: work.about })}
                accession={
                  <Link href={work.page} prefetch={false} className="inline-flex min-h-tap items-center underline">
                    About this work
                  </Link>
                }
                className="max-w-64"
              />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
