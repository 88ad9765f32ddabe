import Link from "next/link";
import { PutOnWall } from "@/components/personal-walls/put-on-wall";
import { Image } from "@/components/ui/image";
import type { ListedWork } from "@/lib/exhibitions/works/contracts";
import { workKey } from "@/lib/exhibitions/works/work-keys";
import { PaletteBar } from "./swatches";

type WorkGridProps = {
  works: readonly { work: ListedWork; note?: string | undefined }[];
  /** The heading level of a work. */
  level: 2 | 3;
};

/** Works with their pictures, titles and whom they are about; a note says why a work is in the list. */
export function WorkGrid({ works, level }: WorkGridProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2.6vw,2.75rem)] gap-y-[clamp(2rem,4vw,4rem)] md:grid-cols-3 lg:grid-cols-4">
      {works.map(({ work, note }, index) => (
        <li key={workKey(work)} className="grid min-w-0 content-start gap-1">
          <Link href={work.page} prefetch={false} className="group grid gap-4">
            <span className="block overflow-clip border-[clamp(5px,0.7vw,11px)] border-frame shadow-frame">
              <Image
                src={work.portrait.src}
                alt={work.alt}
                width={work.portrait.width}
                height={work.portrait.height}
                sizes="(width >= 64rem) 21vw, (width >= 48rem) 30vw, 44vw"
                priority={index === 0}
                className="block aspect-4/5 w-full object-cover transition-transform duration-slow ease-house group-hover:scale-[1.025]"
              />
            </span>
            <div className="grid gap-0.5">
              <Heading className="font-bold text-[1.125rem] leading-tight underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                {work.title}
              </Heading>
              {work.about && <span className="font-medium text-muted text-tiny">{work.about}</span>}
              {note && (
                <span className="pt-1 font-normal font-read text-muted text-small italic leading-[1.3]">{note}</span>
              )}
            </div>
          </Link>
          <PaletteBar palette={work.palette} />
          <PutOnWall work={workKey(work)} title={work.title} quiet />
        </li>
      ))}
    </ul>
  );
}
