import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import type { ExhibitionCard } from "@/lib/exhibitions/contracts";
import { paths } from "@/lib/platform/paths";
import { ExhibitionDoor } from "./exhibition-door";

type ExhibitionPanelProps = {
  exhibition: ExhibitionCard;
  /** Its open front, when it has one. */
  front?: string;
  first?: boolean;
};

/** An exhibition on the list: its picture, its name as on a bus, what it is, and its door. */
export function ExhibitionPanel({ exhibition, front, first }: ExhibitionPanelProps) {
  const { slug, title, subtitle, story, image } = exhibition;
  return (
    <article aria-labelledby={slug} className="grid content-start gap-6">
      {image && (
        <Picture
          src={image.url}
          alt={image.alt}
          width={1600}
          height={1000}
          sizes="(width >= 48rem) 56vw, 92vw"
          first={first}
          // The narrower of the two columns keeps the right side, where the label of the piece hangs.
          className={`aspect-4/3 w-full object-cover shadow-frame md:aspect-auto md:h-[clamp(18rem,33vw,31rem)] ${first ? "object-[68%_50%]" : "object-[93%_50%]"}`}
        />
      )}
      <div className="grid gap-3">
        <h2 id={slug} className="shout text-[clamp(2rem,1.2rem+2.6vw,3.75rem)] leading-[0.92] [--elsh:50]">
          {title}
        </h2>
        <p className="font-semibold text-subheading">{subtitle}</p>
        <p className="max-w-[52ch] font-normal font-read text-muted text-read">{story}</p>
      </div>
      <ExhibitionDoor exhibition={{ title, requiresVIP: exhibition.requiresVIP }} href={paths.exhibition(slug)} />
      {front && (
        <Link href={front} prefetch={false} className="link inline-flex min-h-tap items-center justify-self-start">
          See its open front page
        </Link>
      )}
    </article>
  );
}
