import Link from "next/link";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import type { SharedWall } from "@/lib/personal-walls/contracts";

/** The works of a shared wall with its owner's captions, each beside its label. */
export function SharedWorks({ works }: { works: SharedWall["works"] }) {
  // No row with one work alone, where that can be avoided.
  const columns = works.length === 4 || works.length <= 2 ? "" : "lg:grid-cols-3";
  return (
    <ol className={`grid gap-x-gutter gap-y-[clamp(3rem,6vw,6rem)] md:grid-cols-2 ${columns}`}>
      {works.map(({ work, title, about, page, alt, portrait, caption }, index) => (
        <li key={work} className="min-w-0">
          <figure className="grid">
            <Image
              src={portrait.src}
              alt={alt}
              width={portrait.width}
              height={portrait.height}
              sizes="(width >= 48rem) 46vw, 92vw"
              priority={index === 0}
              className="aspect-4/5 w-full border-[clamp(6px,0.8vw,12px)] border-frame object-cover shadow-frame"
            />
            <figcaption className="relative -mt-8 grid justify-items-end gap-5">
              <WallLabel
                compact
                title={title}
                {...(about && { year: about })}
                accession={
                  <Link href={page} prefetch={false} className="inline-flex min-h-tap items-center underline">
                    About this work<span className="sr-only">: {title}</span>
                  </Link>
                }
                className="ms-6 max-w-64"
              />
              {caption && (
                <p
                  dir="auto"
                  className="w-full max-w-[52ch] justify-self-start wrap-anywhere font-normal font-read text-read"
                >
                  {caption}
                </p>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
