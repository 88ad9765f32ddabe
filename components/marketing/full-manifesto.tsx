import { ManifestoIntro } from "@/components/marketing/manifesto-intro";
import { inWords, ordinalInWords } from "@/lib/exhibitions/rules";

/** The full manifesto in three columns. The home page shows its beginning. */
export function FullManifesto({ leaders }: { leaders: number }) {
  return (
    <section aria-labelledby="manifesto" className="page-x">
      <div className="on-paper grid gap-[clamp(1.5rem,3vw,3rem)] px-[clamp(1.25rem,4.5vw,4.5rem)] pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(2rem,4.5vw,4.5rem)] shadow-frame ring-1 ring-label-line ring-inset">
        <header className="grid gap-[clamp(1rem,2vw,2rem)]">
          <p className="flex flex-wrap justify-between gap-x-8 border-ink border-b pb-3 font-semibold text-small">
            <span>The Manifesto</span>
            <span>Printed in full</span>
          </p>
          <h2 id="manifesto" className="max-w-[19ch] text-giant">
            A country remembers what it can laugh at.
          </h2>
          <hr className="stripe" />
        </header>
        <div className="gap-x-[clamp(1.5rem,3vw,3.5rem)] hyphens-auto font-normal font-read text-[clamp(1.125rem,1rem+0.35vw,1.3125rem)] leading-[1.58] text-pretty [column-rule:1px_solid_var(--line)] md:columns-2 min-[68rem]:columns-3 [&_p+p]:indent-[1.3em] [&_p:first-child]:first-letter:[initial-letter:3] [&_p:first-child]:first-letter:me-[0.12em] [&_p:first-child]:first-letter:font-extrabold [&_p:first-child]:first-letter:font-sign">
          <ManifestoIntro />
          <p>
            An object has no village and no in-laws. A queue was the same queue in Kano and in Calabar, and the dark
            glasses looked the same from every side. Two people who agree about nothing can stand before the same
            microphone and remember the same year.
          </p>
          <p>
            We laugh because it is the older way of keeping a record. Before there was a gazette there was the song at
            the masquerade, the name that was given to a cloth, the sentence painted on the back of a lorry. Governments
            have closed newspapers. Nobody has yet found the door of a joke.
          </p>
          <p>
            Beside every joke hangs the record: dates, decrees, sources. You will not confuse the two, for they are
            printed on different paper. The joke may be unfair; that is its licence. The record may not; that is its
            only use. Where the record is thin we leave the wall bare, and do not hang there what everybody knows.
          </p>
          <p>
            We hold no brief. The {inWords(leaders)} came by birth, by ballot, by barracks and by arrangement, and each
            is given a sheet of the same size. We do not say who was worst. People who were there have usually decided,
            and people who were not should begin with the dates.
          </p>
          <p>
            It is called a living archive because the {ordinalInWords(leaders)} frame has a beginning and no end, and
            because the nail for the {ordinalInWords(leaders + 1)} is already in the wall.
          </p>
          <p>
            What is bought here is made in small numbers, counted honestly and numbered by hand. What is said here may
            be answered on the wall.
          </p>
        </div>
      </div>
    </section>
  );
}
