import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { StatusBadge } from "@/components/ui/status-badge";
import { paths } from "@/lib/core/urls/paths";
import type { Block, BlockReferences } from "@/lib/exhibitions/blocks";
import type { ExhibitionArtwork, ExhibitionCard, ExhibitionSeries } from "@/lib/exhibitions/contracts";
import { paragraphs } from "@/lib/exhibitions/rules";
import { ArtworkGrid, type ArtworkPrice } from "./artwork-grid";
import { ExhibitionBlocks } from "./blocks/exhibition-blocks";
import { openingLabel } from "./opening-label";
import { SeriesNav } from "./series-nav";
import { titleFace } from "./title-face";

const statusBadges = {
  announced: { label: "Announced", shape: "ring" },
  open: { label: "Open", shape: "dot" },
  closed: { label: "Closed", shape: "half" },
} as const;

function statusNotice({ status, opensAt }: ExhibitionCard): string {
  if (status === "announced") return `${openingLabel(opensAt)}.`;
  return status === "closed" ? "This exhibition is closed." : "";
}

type ExhibitionDetailProps = {
  exhibition: ExhibitionCard;
  /** What is below the story. */
  blocks: readonly Block[];
  references: BlockReferences;
  /** The series that it is a part of, with its published parts. */
  series?: ExhibitionSeries | null;
  artworks: readonly ExhibitionArtwork[];
  /** The current prices of their products, by slug. */
  prices?: ReadonlyMap<string, ArtworkPrice>;
  /** Content below the artworks. */
  children?: ReactNode;
};

const noPrices: ReadonlyMap<string, ArtworkPrice> = new Map();

/** The page of any exhibition: announced, open or closed. */
export function ExhibitionDetail({
  exhibition,
  blocks,
  references,
  series,
  artworks,
  prices = noPrices,
  children,
}: ExhibitionDetailProps) {
  const { title, subtitle, story, image, status, link } = exhibition;
  const { label, shape } = statusBadges[status];
  const notice = statusNotice(exhibition);
  return (
    <>
      <section aria-labelledby="exhibition-title" className="bg-fire pt-[clamp(1.5rem,4vw,4rem)] pb-wall">
        <div className="page-x g12 items-center gap-y-10">
          <div className="col-span-full grid justify-items-start gap-6 md:col-span-6">
            <StatusBadge shape={shape} tone="muted">
              {label}
            </StatusBadge>
            <h1
              id="exhibition-title"
              className={`${titleFace(title)} text-[clamp(3rem,1.2rem+5.4vw,6rem)] leading-[0.9] [--elsh:50]`}
            >
              {title}
            </h1>
            <p className="font-semibold text-subheading">{subtitle}</p>
            <div className="reading">
              {paragraphs(story).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {notice && <p className="border-line-strong border-y py-3 font-semibold text-small">{notice}</p>}
            {status === "open" && link ? (
              <ButtonLink href={link.href} size="large">
                {link.label}
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.exhibitions} variant="secondary">
                All exhibitions
              </ButtonLink>
            )}
          </div>
          {image && (
            <Image
              src={image.url}
              alt={image.alt}
              style={{ objectPosition: image.focus }}
              width={1600}
              height={1000}
              sizes="(width >= 48rem) 46vw, 92vw"
              priority
              className="col-span-full aspect-4/5 w-full border-[clamp(8px,1vw,14px)] border-frame object-cover object-[68%_50%] shadow-frame max-md:aspect-square md:col-span-5 md:col-start-8"
            />
          )}
        </div>
      </section>
      <ExhibitionBlocks blocks={blocks} references={references} />
      {artworks.length > 0 && <ArtworkGrid artworks={artworks} prices={prices} />}
      {series && <SeriesNav series={series} slug={exhibition.slug} />}
      {children}
    </>
  );
}
