import type { CSSProperties } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/platform/paths";

/** Each of the eighteen, and what hangs in place of the face. */
const leaders: readonly [name: string, object: string][] = [
  ["Elizabeth II", "a postage stamp, half unstuck"],
  ["Nnamdi Azikiwe", "a newspaper press"],
  ["Abubakar Tafawa Balewa", "a golden microphone"],
  ["Johnson Aguiyi-Ironsi", "a stuffed crocodile on a swagger stick"],
  ["Yakubu Gowon", "a map being stitched together"],
  ["Murtala Mohammed", "a rubber stamp"],
  ["Olusegun Obasanjo, 1976", "a hoe over a sprouting yam"],
  ["Shehu Shagari", "a ship heaped with bags of rice"],
  ["Muhammadu Buhari, 1983", "a queue drawn with a ruler"],
  ["Ibrahim Babangida", "a football"],
  ["Ernest Shonekan", "an hourglass"],
  ["Sani Abacha", "a pair of dark glasses that reflect a vault"],
  ["Abdulsalami Abubakar", "a relay baton at the moment of passing"],
  ["Olusegun Obasanjo, 1999", "a letter that does not end"],
  ["Umaru Musa Yar’Adua", "an empty chair with a hung jacket"],
  ["Goodluck Jonathan", "a pair of bare feet under a fedora"],
  ["Muhammadu Buhari, 2015", "a tortoise that carries a generator"],
  ["Bola Tinubu", "a broken shackle in a figure of eight"],
];

const title: readonly { word: string; ems: number; rule?: boolean }[] = [
  { word: "Heads", ems: 3.224 },
  { word: "of", ems: 3.224, rule: true },
  { word: "State", ems: 3.005 },
];

/** Eighteen around the title, as on the almanacs sold in every motor park: 7 by 4 with a hole of 5 by 2, or rows of six. */
export function Almanac() {
  return (
    <section aria-labelledby="heads-of-state" className="bg-night text-chalk">
      <div className="grid grid-cols-6 gap-[3px] p-[3px] min-[68rem]:grid-cols-7">
        {leaders.map(([name, object], index) => (
          <div key={name} className="grid overflow-clip">
            <Picture
              src={`/art/leader-${String(index + 1).padStart(2, "0")}.svg`}
              alt={`${name}: ${object} in place of the face.`}
              width={800}
              height={1000}
              className="aspect-[4/4.35] h-full min-h-0 w-full object-cover object-[50%_22%] transition-transform duration-slow ease-house hover:scale-105"
            />
          </div>
        ))}
        <div className="col-span-full row-start-2 grid items-center gap-[clamp(1.5rem,4vw,5rem)] px-[clamp(1.5rem,3.6vw,4.5rem)] py-10 sm:grid-cols-2 min-[68rem]:[grid-area:2/2/4/7] min-[68rem]:grid-cols-[1.25fr_1fr] min-[68rem]:py-[clamp(1.25rem,2.2vw,3rem)]">
          <h2 id="heads-of-state" aria-label="Heads of State" className="@container grid gap-y-[0.18em] text-title">
            {title.map(({ word, ems, rule }) => (
              <span
                key={word}
                aria-hidden
                className="poster-line flex! items-center gap-[0.16em]"
                style={{ "--w": ems, "--elsh": 100 } as CSSProperties}
              >
                {word}
                {rule && (
                  <i className="h-[0.34em] flex-1 bg-[linear-gradient(var(--brass)_0_62%,transparent_62%_84%,var(--brass)_84%)]" />
                )}
              </span>
            ))}
          </h2>
          <div className="grid justify-items-start gap-4">
            <p className="text-balance font-normal font-read text-lede">A Timeline of Power and Parody</p>
            <p className="font-normal font-read text-base text-newsprint/85 leading-[1.58]">
              Eighteen leaders since 1960, hung the way the motor-park almanacs hang them. Satire and record, side by
              side.
            </p>
            <ButtonLink href={paths.headsOfState} look="onNight" className="mt-2">
              Enter the exhibition
            </ButtonLink>
            <p className="font-semibold text-newsprint/85 text-tiny">
              For members of the Circle. The front page is open to all.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
