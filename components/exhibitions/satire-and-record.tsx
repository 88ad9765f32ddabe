import type { CSSProperties } from "react";
import { Image } from "@/components/ui/image";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
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
const seam = { "--seam": "max(var(--edge), calc((100vw - 90rem) / 2 + var(--edge)))" } as CSSProperties;
// Fills the space below a short satire with a pattern of the hat.
const hatPattern = (hat: Hat): CSSProperties => {
  const sheet = `url("/art/hat-${hat}-sheet.webp")`;
  return { maskImage: `${sheet}, ${sheet}` };
};
const headingClass = "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1";

type SatireAndRecordProps = {
  leader: Pick<PublicLeader, "slug" | "aside" | "record">;
  /** The id of the surrounding section on a page with several leaders; it makes the heading ids unique. */
  sectionId?: string;
};

/** The satire and the sourced record side by side, clearly distinguished. */
export function SatireAndRecord({ leader, sectionId }: SatireAndRecordProps) {
  const [satire, record] = sectionId ? [`satire-${sectionId}`, `record-${sectionId}`] : ["satire", "record"];
  const Heading = sectionId ? "h3" : "h2";
  const hat = hatByLeader[leader.slug] ?? "peaked";
  return (
    <div className="grid lg:grid-cols-[5fr_7fr]">
      <section
        aria-labelledby={sectionId ? `${satire} ${sectionId}` : satire}
        style={seam}
        className="relative grid grid-rows-[auto_1fr] overflow-clip bg-satire p-[clamp(1.75rem,4vw,4rem)] text-satire-ink before:absolute before:inset-0 before:bg-[radial-gradient(circle_at_50%_50%,currentColor_0_2.2px,transparent_2.6px)] before:bg-[length:13px_13px] before:opacity-10 before:[mask:linear-gradient(200deg,transparent_35%,black)] max-lg:px-edge lg:ps-(--seam)"
      >
        <div className="relative grid content-start gap-5">
          <div className={headingClass}>
            <Heading id={satire} className="text-heading">
              Satire
            </Heading>
            <span className="text-satire-muted text-small">Invented by the museum</span>
          </div>
          <p className="max-w-[30ch] pb-48 md:max-lg:max-w-[44ch] md:max-lg:pb-40 lg:pb-10 font-normal font-read text-[clamp(1.5rem,0.9rem+1.9vw,2.5rem)] italic leading-[1.28] text-pretty">
            {leader.aside}
          </p>
        </div>
        <i
          aria-hidden
          style={hatPattern(hat)}
          className="relative me-[calc(clamp(1.75rem,4vw,4rem)*-1)] mb-[calc(clamp(1.75rem,4vw,4rem)*-1)] ms-[calc(var(--seam)*-1)] bg-current opacity-10 [mask-position:2rem_0,11rem_6.6rem] [mask-size:18rem_13.2rem] max-lg:hidden lg:min-h-[min(30rem,34vw)]"
        />
        <Image
          src={`/art/hat-${hat}.webp`}
          alt=""
          width={520}
          height={380}
          eager={sectionId !== undefined}
          className="absolute end-4 -bottom-1 w-[min(22rem,52vw)] lg:w-[min(28rem,30vw)] rotate-[-5deg]"
        />
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
        <ol className="border-current border-t-2">
          {leader.record.map(({ date, text, source }) => (
            <li
              key={date + text}
              className="grid gap-x-4 gap-y-1 border-line-strong border-b py-3 md:grid-cols-[10rem_1fr]"
            >
              <b className="font-bold">{date}</b>
              <span className="grid gap-1">
                <span className="font-normal font-read text-[1.0625rem] leading-[1.42]">{text}</span>
                <cite className="font-medium text-muted text-tiny not-italic">{citation(source)}</cite>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
