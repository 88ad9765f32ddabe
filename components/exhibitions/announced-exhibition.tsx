import type { ReactNode } from "react";
import { SubscribeForm } from "@/components/layout/subscribe-form";
import { Image } from "@/components/ui/image";
import { StatusBadge } from "@/components/ui/status-badge";
import type { ExhibitionCard, PublicLeader } from "@/lib/exhibitions/contracts";
import { openingLabel } from "./opening-label";
import { themeClasses } from "./themes";

type AnnouncedExhibitionProps = {
  exhibition: ExhibitionCard;
  /** The lines of the title, each with its width in em of the display font. */
  titleLines: readonly { word: string; ems: number }[];
  theme: PublicLeader["theme"];
  /** Content below the story. */
  children: ReactNode;
  /** The blocks and the series, below that. */
  more: ReactNode;
  /** What is finished and what is not. */
  progress: ReactNode;
};

/** The page of an announced exhibition: description, progress and newsletter form. */
export function AnnouncedExhibition({
  exhibition,
  titleLines,
  theme,
  children,
  more,
  progress,
}: AnnouncedExhibitionProps) {
  const { title, subtitle, story, image } = exhibition;
  return (
    <>
      <section aria-labelledby="exhibition" className={`${themeClasses[theme]} pt-[clamp(1.5rem,4vw,4rem)]`}>
        <div className="page-x g12 items-end gap-y-8 pb-[clamp(2rem,4vw,4rem)]">
          <h1
            id="exhibition"
            aria-label={title}
            className="@container col-span-full grid gap-y-[clamp(0.9rem,2.2vw,2.4rem)] md:col-span-8"
          >
            {titleLines.map(({ word, ems }, index) => (
              <span key={word} aria-hidden className="poster-line" style={{ "--w": ems, "--elsh": index * 100 }}>
                {word}
              </span>
            ))}
          </h1>
          <div className="col-span-full grid justify-items-start gap-4 md:col-span-4 md:ps-4">
            <StatusBadge shape="ring" tone="muted">
              Announced
            </StatusBadge>
            <p className="max-w-[24ch] text-balance font-normal font-read text-lede">{subtitle}</p>
            <p className="font-semibold">{openingLabel(exhibition.opensAt)}.</p>
          </div>
        </div>
        {image && (
          <Image
            src={image.url}
            alt={image.alt}
            style={{ objectPosition: image.focus }}
            width={1600}
            height={1000}
            sizes="100vw"
            priority
            className="block aspect-4/3 w-full object-cover object-[50%_15%] md:aspect-16/9 md:max-h-[58rem]"
          />
        )}
      </section>
      <section aria-label={`About ${title}`} className="page-x g12 gap-y-12 py-wall">
        <p className="col-span-full max-w-[34ch] font-normal font-read text-[clamp(1.5rem,1.1rem+1.6vw,2.375rem)] leading-[1.28] text-pretty md:col-span-7">
          {story}
        </p>
        <div className="col-span-full grid content-start gap-5 md:col-span-4 md:col-start-9">{progress}</div>
        <div className="col-span-full md:pt-8">{children}</div>
      </section>
      {more}
      <section aria-labelledby="updates" className="bg-surface py-[clamp(3rem,6vw,6rem)]">
        <div className="page-x g12 items-end gap-y-6">
          <div className="col-span-full grid gap-3 md:col-span-6">
            <h2 id="updates" className="text-heading">
              Stay Updated
            </h2>
            <p className="max-w-[46ch] font-normal font-read text-muted text-read">
              One newsletter a month.{" "}
              {exhibition.opensAt ? "When the doors open" : "When the doors of this one have a date"}, it will be in
              there first.
            </p>
          </div>
          <div className="col-span-full md:col-span-5 md:col-start-8">
            <SubscribeForm source="footer" />
          </div>
        </div>
      </section>
    </>
  );
}
