import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import type { HomeTexts } from "@/lib/home-page/contracts";
import { toParagraphs } from "@/lib/home-page/rules";
import { homeImages } from "./images";

/** The beginning of the manifesto with an image. */
export function Manifesto({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="manifesto" className="page-x lazy-[77rem] py-wall md:lazy-[45rem]">
      <div className="g12 gap-y-8">
        <h2 id="manifesto" className="col-span-full max-w-[19ch] pb-[clamp(0rem,2vw,2rem)] text-giant">
          {texts.manifestoTitle}
        </h2>
        <figure className="col-span-full max-md:order-1 md:col-span-4 md:row-span-2 min-[68rem]:col-span-3">
          <Image
            {...homeImages.manifesto}
            sizes="(min-width: 68rem) 22vw, (min-width: 48rem) 30vw, 92vw"
            className="w-full max-md:aspect-square max-md:object-cover max-md:object-[50%_12%]"
          />
        </figure>
        <div className="col-span-full gap-x-gutter self-start font-normal font-read text-[clamp(1.125rem,1rem+0.35vw,1.3125rem)] leading-[1.58] text-pretty [column-rule:1px_solid_var(--line-strong)] md:col-span-8 md:columns-2 min-[68rem]:col-span-9 min-[68rem]:columns-3 [&_p+p]:indent-[1.3em] [&_p:first-child]:first-letter:[initial-letter:3] [&_p:first-child]:first-letter:me-[0.12em] [&_p:first-child]:first-letter:font-extrabold [&_p:first-child]:first-letter:font-sign">
          {toParagraphs(texts.manifestoText).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="col-span-full self-end md:col-span-8 md:col-start-5 min-[68rem]:col-span-9 min-[68rem]:col-start-4">
          <ButtonLink href={paths.about} variant="secondary">
            View More
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
