import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Picture } from "@/components/ui/picture";
import type { ExhibitionCard, HungWork } from "@/lib/exhibitions/contracts";
import { paragraphs } from "@/lib/exhibitions/rules";
import { paths } from "@/lib/platform/paths";
import { HungWorks } from "./hung-works";
import { openingWords } from "./opening-words";

const standing: Record<ExhibitionCard["status"], { mark: string; shape: "ring" | "dot" | "half"; says: string }> = {
  announced: { mark: "Announced", shape: "ring", says: "" },
  open: { mark: "Open", shape: "dot", says: "" },
  closed: { mark: "Closed", shape: "half", says: "The doors of this one are shut. What was said of it stays." },
};

type ExhibitionRoomProps = {
  exhibition: ExhibitionCard;
  works: readonly HungWork[];
  /** What members find under the works. */
  children?: ReactNode;
};

/** The room of any exhibition, made of what is written of it: announced, open, or closed. */
export function ExhibitionRoom({ exhibition, works, children }: ExhibitionRoomProps) {
  const { title, subtitle, story, image, status, opensAt, link } = exhibition;
  const { mark, shape, says } = standing[status];
  const waiting = opensAt ? `${openingWords(opensAt)}.` : `${openingWords(null)}. It hangs when it is ready.`;
  const told = status === "announced" ? waiting : says;
  return (
    <>
      <section aria-labelledby="room" className="bg-fire pt-[clamp(1.5rem,4vw,4rem)] pb-wall">
        <div className="page-x g12 items-center gap-y-10">
          <div className="col-span-full grid justify-items-start gap-6 md:col-span-6">
            <Mark shape={shape} tone="muted">
              {mark}
            </Mark>
            <h1 id="room" className="shout text-[clamp(2.75rem,1.2rem+5.4vw,6rem)] leading-[0.9] [--elsh:50]">
              {title}
            </h1>
            <p className="font-semibold text-subheading">{subtitle}</p>
            <div className="reading">
              {paragraphs(story).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {told && <p className="border-line-strong border-y py-3 font-semibold text-small">{told}</p>}
            {status === "open" && link ? (
              <ButtonLink href={link.href} size="large">
                {link.label}
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.exhibitions} look="secondary">
                All exhibitions
              </ButtonLink>
            )}
          </div>
          {image && (
            <Picture
              src={image.url}
              alt={image.alt}
              width={1600}
              height={1000}
              sizes="(width >= 48rem) 46vw, 92vw"
              first
              className="col-span-full aspect-4/5 w-full border-[clamp(8px,1vw,14px)] border-frame object-cover object-[68%_50%] shadow-frame max-md:aspect-square md:col-span-5 md:col-start-8"
            />
          )}
        </div>
      </section>
      {works.length > 0 && <HungWorks works={works} />}
      {children}
    </>
  );
}
