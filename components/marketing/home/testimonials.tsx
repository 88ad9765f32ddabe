import { Image } from "@/components/ui/image";

/** Fictional quotes, marked as fictional. */
const quotes = [
  {
    note: "I came to laugh at the hats and went home to ask my father about 1966. He talked until NEPA took the light.",
    by: "Adaeze, who teaches history",
    hat: "hat-peaked",
    paper:
      "md:col-span-7 bg-laterite text-print [clip-path:polygon(0_5px,100%_0,calc(100%-6px)_100%,4px_calc(100%-5px))] text-[clamp(1.625rem,1.2rem+1.9vw,3rem)]",
  },
  {
    note: "The vase is on my mother’s table. She turns it by one hat every Sunday.",
    by: "Tunde, collector of No. 12",
    hat: "hat-fedora",
    paper:
      "md:col-span-5 bg-brass text-night [clip-path:polygon(5px_0,100%_6px,calc(100%-3px)_calc(100%-5px),0_100%)] text-[clamp(1.5rem,1.2rem+1.3vw,2.375rem)]",
  },
  {
    note: "They gave the man a football for a face. I have never seen a better likeness.",
    by: "Halima, from Kaduna",
    hat: "hat-hula",
    paper:
      "md:col-span-5 bg-palm text-print [clip-path:polygon(4px_0,calc(100%-4px)_5px,100%_100%,0_calc(100%-4px))] text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)]",
  },
  {
    note: "I read the satire first, then the record. Then I read them again in the other order, and stopped laughing.",
    by: "Ṣadé, night visitor",
    hat: "hat-fila",
    paper:
      "md:col-span-7 bg-newsprint text-night [clip-path:polygon(0_0,calc(100%-5px)_6px,100%_calc(100%-5px),5px_100%)] text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]",
  },
] as const;

/** Four fictional visitor quotes. */
export function Testimonials({ title }: { title: string }) {
  return (
    <section aria-labelledby="echoes" className="page-x lazy-[74rem] py-wall md:lazy-[50rem]">
      <div className="g12 gap-y-[clamp(1.5rem,3vw,3rem)]">
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="echoes" className="text-title">
            {title}
          </h2>
          <p className="font-normal font-read text-muted text-read">
            Four notes by people we made up. Yours can be real.
          </p>
        </div>
        {quotes.map(({ note, by, hat, paper }) => (
          <figure
            key={hat}
            className={`col-span-full grid content-between gap-8 p-[clamp(1.5rem,2.4vw,2.5rem)] ${paper}`}
          >
            <blockquote className="font-normal font-read italic leading-[1.22] text-pretty">{note}</blockquote>
            <figcaption className="flex items-end justify-between gap-3.5 font-semibold text-small leading-[1.3]">
              <span>
                {by}
                <br />
                Wall note, fictional
              </span>
              <Image src={`/art/${hat}.webp`} alt="" width={120} height={84} className="-mt-8 -mb-1 w-30 flex-none" />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
