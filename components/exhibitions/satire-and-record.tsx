import type { CSSProperties } from "react";
import { Image } from "@/components/ui/image";
import type { Language } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import { SamePlaceLinks, UntranslatedNote } from "./language-switch";
import { citation } from "./source";

type Hat = "crown" | "fedora" | "fila" | "hula" | "peaked";

/** The hat drawn below the satire; a peaked cap by default. */
const hatByLeader: Record<string, Hat> = {
  "elizabeth-ii": "crown",
  "abubakar-tafawa-balewa": "hula",
  "shehu-shagari": "hula",
  "umaru-musa-yaradua": "hula",
  "muhammadu-buhari-2015": "hula",
  "nnamdi-azikiwe": "fila",
  "ernest-shonekan": "fila",
  "olusegun-obasanjo-1999": "fila",
  "bola-tinubu": "fila",
  "goodluck-jonathan": "fedora",
};

// Both columns extend to the screen edge, while their text keeps to the page width.
const seam = { "--seam": "max(var(--edge), calc((100vw - 90rem) / 2 + var(--edge)))" } satisfies CSSProperties;
const headingClass = "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1";

type SatireAndRecordProps = {
  leader: Pick<PublicLeader, "slug" | "aside" | "record" | "language" | "translated">;
  /** The id of the surrounding section on a page with several leaders; it makes the heading ids unique. */
  sectionId?: string;
};

/** The satire and the sourced record side by side, clearly distinguished. */
export function SatireAndRecord({ leader, sectionId }: SatireAndRecordProps) {
  const [satire, record] = sectionId ? [`satire-${sectionId}`, `record-${sectionId}`] : ["satire", "record"];
  const Heading = sectionId ? "h3" : "h2";
  const pathIn = (language: Language) => languagePaths.leader(leader.slug, language);
  const hat = hatByLeader[leader.slug] ?? "peaked";
  return (
    <div className="grid lg:grid-cols-[5fr_7fr]">
      <section
        aria-labelledby={sectionId ? `${satire} ${sectionId}` : satire}
        style={seam}
        className="relative overflow-clip bg-satire p-[clamp(1.75rem,4vw,4rem)] text-satire-ink before:absolute before:inset-0 before:bg-[radial-gradient(circle_at_50%_50%,currentColor_0_2.2px,transparent_2.6px)] before:bg-[length:13px_13px] before:opacity-10 before:[mask:linear-gradient(200deg,transparent_35%,black)] max-lg:px-edge lg:ps-(--seam)"
      >
        {/* Stays beside a longer record. */}
        <div className="relative grid gap-x-10 gap-y-5 md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:sticky lg:top-[calc(var(--header)+var(--viewer-tabs,0px)+clamp(1.75rem,4vw,4rem))]">
          <div className={`${headingClass} md:max-lg:col-span-full`}>
            <Heading id={satire} className="text-heading">
              Satire
            </Heading>
            <span className="text-satire-muted text-small">Invented by the museum</span>
          </div>
          <p
            lang={langOf(leader, "aside")}
            className="max-w-[30ch] font-normal font-read text-[clamp(1.5rem,1rem+1.3vw,2.125rem)] italic leading-[1.28] text-pretty"
          >
            {leader.aside}
          </p>
          <UntranslatedNote text={leader} name="aside">
            {(language) => `This is not in ${language} yet, so it is in English.`}
          </UntranslatedNote>
          <Image
            src={`/art/hat-${hat}.webp`}
            alt=""
            width={520}
            height={380}
            eager={sectionId !== undefined}
            // The hat is in the lower part of its picture and two thirds as wide.
            className="-mx-[12%] aspect-520/225 w-[124%] max-w-none -rotate-5 object-cover object-bottom md:max-lg:self-end"
          />
        </div>
      </section>
      <section
        aria-labelledby={sectionId ? `${record} ${sectionId}` : record}
        style={seam}
        className="grid content-start gap-5 bg-record p-[clamp(1.75rem,4vw,4rem)] text-record-ink max-lg:px-edge lg:pe-(--seam)"
      >
        <div className={headingClass}>
          <Heading id={record} className="text-heading">
            Record
          </Heading>
          <span className="text-muted text-small">Facts with their sources</span>
        </div>
        <UntranslatedNote text={leader} name="record">
          {(language) =>
            leader.record.some(({ lang }) => lang)
              ? `Not every line is in ${language} yet; the others are in English.`
              : `The record is not in ${language} yet, so it is in English.`
          }
        </UntranslatedNote>
        {!sectionId && <SamePlaceLinks language={leader.language} pathIn={pathIn} place="record" />}
        <ol className="border-current border-t-2">
          {leader.record.map(({ date, text, source, lang }) => (
            <li
              key={date + text}
              className="grid gap-x-4 gap-y-1 border-line-strong border-b py-3 md:grid-cols-[10rem_1fr]"
            >
              <b className="font-bold">{date}</b>
              <span className="grid gap-1">
                <span lang={lang} className="font-normal font-read text-[1.0625rem] leading-[1.42]">
                  {text}
                </span>
                <cite className="font-medium text-muted text-tiny not-italic">{citation(source)}</cite>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
