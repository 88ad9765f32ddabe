import Link from "next/link";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import { workPaths } from "@/lib/core/urls/work-paths";
import type { ShownWork } from "@/lib/exhibitions/blocks";

const captionClass = "max-w-read font-normal font-read text-muted";

type WorkFigureProps = { work: ShownWork; sizes: string; caption?: string; className: string };

function WorkFigure({ work: { title, about, image, page }, sizes, caption, className }: WorkFigureProps) {
  return (
    <figure className={className}>
      <div className="min-w-0">
        {image ? (
          <Image
            {...image}
            sizes={sizes}
            className="aspect-4/5 w-full border-[clamp(8px,1vw,14px)] border-frame object-cover shadow-frame"
          />
        ) : (
          <span className="grid aspect-4/5 w-full place-content-center bg-raised font-bold text-muted">
            Coming Soon
          </span>
        )}
      </div>
      <figcaption className="grid justify-items-start gap-4">
        <WallLabel
          compact
          title={title}
          {...(about && { year: about })}
          accession={
            page && (
              <Link href={page} prefetch={false} className="inline-flex min-h-tap items-center underline">
                About this work
              </Link>
            )
          }
          className="max-w-64"
        />
        {caption && <span className={captionClass}>{caption}</span>}
      </figcaption>
    </figure>
  );
}

/** One work with its label beside it. */
export function WorkBlock({ work, caption }: { work: ShownWork; caption: string }) {
  return (
    <WorkFigure
      work={work}
      caption={caption}
      sizes="(width >= 64rem) 36rem, 92vw"
      className="block-side block-work gap-4"
    />
  );
}

/** Two works side by side, with a link to the page that compares them where both are public. */
export function PairBlock({
  works: [first, second],
  caption,
}: {
  works: readonly [ShownWork, ShownWork];
  caption: string;
}) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-gutter gap-y-12 sm:grid-cols-2">
        {[first, second].map((work) => (
          <WorkFigure
            key={work.id}
            work={work}
            sizes="(width >= 90rem) 40rem, (width >= 40rem) 46vw, 92vw"
            className="grid min-w-0 content-start gap-4"
          />
        ))}
      </div>
      <p className={captionClass}>{caption}</p>
      {first.key && second.key && (
        <p>
          <Link
            href={workPaths.compare({ a: first.key, b: second.key })}
            prefetch={false}
            className="link inline-flex min-h-tap items-center font-semibold"
          >
            Compare the two
          </Link>
        </p>
      )}
    </div>
  );
}
