import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import type { ExhibitionCard } from "@/lib/exhibitions/contracts";
import { ExhibitionCta } from "./exhibition-cta";
import { titleFace } from "./title-face";

type ExhibitionPanelProps = {
  exhibition: ExhibitionCard;
  /** The public page, if there is one. */
  publicPath?: string;
  priority?: boolean;
};

/** An exhibition in the list. */
export function ExhibitionPanel({ exhibition, publicPath, priority }: ExhibitionPanelProps) {
  const { slug, title, subtitle, story, image } = exhibition;
  return (
    <article aria-labelledby={slug} className="grid content-start gap-6">
      {image && (
        <Image
          src={image.url}
          alt={image.alt}
          style={{ objectPosition: image.focus }}
          width={1600}
          height={1000}
          sizes="(width >= 48rem) 56vw, 92vw"
          priority={priority}
          // The narrower column keeps the right side of the image, which shows the label.
          className={`aspect-4/3 w-full object-cover shadow-frame md:aspect-auto md:h-[clamp(18rem,33vw,31rem)] ${priority ? "object-[68%_50%]" : "object-[93%_50%]"}`}
        />
      )}
      <div className="grid gap-3">
        <h2
          id={slug}
          className={`${titleFace(title)} text-[clamp(3rem,2.4rem+1.5vw,3.75rem)] leading-[0.92] [--elsh:50]`}
        >
          {title}
        </h2>
        <p className="font-semibold text-subheading">{subtitle}</p>
        <p className="max-w-[52ch] font-normal font-read text-muted text-read">{story}</p>
      </div>
      <ExhibitionCta exhibition={{ title, requiresVIP: exhibition.requiresVIP }} href={paths.exhibition(slug)} />
      {publicPath && (
        <Link href={publicPath} prefetch={false} className="link inline-flex min-h-tap items-center justify-self-start">
          See the public page
        </Link>
      )}
    </article>
  );
}
