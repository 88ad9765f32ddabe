import type { CSSProperties } from "react";
import { Picture } from "@/components/ui/picture";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { sourceOf } from "./source";

type Hat = "crown" | "fedora" | "fila" | "hula" | "peaked";

/** The hat that was worn to the office, put down at the foot of the satire. */
const wore: Record<string, Hat> = {
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

// Both papers run to the edge of the screen; what is written on them keeps to the page.
const seam = { "--seam": "max(var(--edge), calc((100vw - 90rem) / 2 + var(--edge)))" } as CSSProperties;
// Where the record is longer than the joke, the paper is printed with the hat, step and repeat.
const repeated = (hat: Hat): CSSProperties => {
  const sheet = `url("/art/hat-${hat}-sheet.webp")`;
  return { maskImage: `${sheet}, ${sheet}` };
};
const head = "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1";

type SatireAndRecordProps = {
  leader: Pick<PublicLeader, "slug" | "aside" | "record">;
  /** The id of the part of a longer page in which it stands, which then names it too; a page of its own needs no name. */
  within?: string;
};

/** Two papers and one seam: what the museum invented, and what is written down elsewhere. Nobody can take one for the other. */
export function SatireAndRecord({ leader, within }: SatireAndRecordProps) {
  const [satire, record] = within ? [`satire-${within}`, `record-${within}`] : ["satire", "record"];
  const Heading = within ? "h3" : "h2";
  const hat = wore[leader.slug] ?? "peaked";
  return (
    <div className="grid lg:grid-cols-[5fr_7fr]">
      <section
        aria-labelledby={within ? `${satire} ${within}` : satire}
        style={seam}
        className="relative grid grid-rows-[auto_1fr] overflow-clip bg-satire p-[clamp(1.75rem,4vw,4rem)] text-satire-ink before:absolute before:inset-0 before:bg-[radial-gradient(circle_at_50%_50%,currentColor_0_2.2px,transparent_2.6px)] before:bg-[length:13px_13px] before:opacity-10 before:[mask:linear-gradient(200deg,transparent_35%,black)] max-lg:px-edge lg:ps-(--seam)"
      >
        <div className="relative grid content-start gap-5">
          <div className={head}>
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
          style={repeated(hat)}
          className="relative me-[calc(clamp(1.75rem,4vw,4rem)*-1)] mb-[calc(clamp(1.75rem,4vw,4rem)*-1)] ms-[calc(var(--seam)*-1)] bg-current opacity-10 [mask-position:2rem_0,11rem_6.6rem] [mask-size:18rem_13.2rem] max-lg:hidden lg:min-h-[min(30rem,34vw)]"
        />
        <Picture
          src={`/art/hat-${hat}.webp`}
          alt=""
          width={520}
          height={380}
          small={within !== undefined}
          className="absolute end-4 -bottom-1 w-[min(22rem,52vw)] lg:w-[min(28rem,30vw)] rotate-[-5deg]"
        />
      </section>
      <section
        aria-labelledby={within ? `${record} ${within}` : record}
        style={seam}
        className="grid content-start gap-5 bg-record p-[clamp(1.75rem,4vw,4rem)] text-record-ink max-lg:px-edge lg:pe-(--seam)"
      >
        <div className={head}>
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
                <cite className="font-medium text-muted text-tiny not-italic">{sourceOf(source)}</cite>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
