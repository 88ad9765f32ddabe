import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

const steps: readonly [name: string, text: string][] = [
  [
    "It has a date",
    "A line of the record begins with a day, a month or a year. What cannot be dated is not history yet, and does not hang.",
  ],
  [
    "It has a source, in print",
    "A decree, a gazette, a broadcast whose text was kept, a book with its publisher, a newspaper with its day. The source stands under the line, where you can argue with it.",
  ],
  [
    "A quotation is somebody’s, or it is ours",
    "What stands in quotation marks was said in public, by the person named, on the day given. The museum’s own lines are signed “The museum”.",
  ],
  [
    "About the living, the public record and no further",
    "No rumour, no private life, no health, no guess at what was meant. The joke is made about the office.",
  ],
  [
    "What we could not settle is left out",
    "Where good sources disagree on a number or a day, the line gives what they share, or waits in a list of doubts that is not on the wall.",
  ],
];

/** Explains how facts are verified and corrected. */
export function VerificationExplainer({ email }: { email: string }) {
  return (
    <section aria-labelledby="checking" className="page-x g12 gap-y-10">
      <div className="col-span-full grid content-start gap-6 md:col-span-5">
        <h2 id="checking" className="max-w-[12ch] text-title">
          How a fact gets on the wall.
        </h2>
        <div className="on-paper grid max-w-form justify-items-start gap-3 p-6 shadow-label ring-1 ring-label-line ring-inset">
          <h3 className="text-subheading">How it comes off again</h3>
          <p className="font-normal font-read text-base">
            If a date or a source is wrong, say which, and where you found the better one. A correction that stands is
            made on the wall itself, and we write to the person who sent it.
          </p>
          <a href={`mailto:${email}?subject=Correction`} className="link break-all">
            {email}
          </a>
          <Link href={paths.contactAbout({ topic: "record" })} prefetch={false} className="link">
            Or use the form
          </Link>
        </div>
      </div>
      <ol className="col-span-full border-ink border-t-2 md:col-span-7">
        {steps.map(([name, text], index) => (
          <li key={name} className="grid grid-cols-[2.75rem_1fr] gap-y-1 border-line border-b py-5">
            <span aria-hidden className="font-extrabold text-accent-ink text-heading leading-none">
              {index + 1}
            </span>
            <div className="grid gap-1">
              <h3 className="text-subheading">{name}</h3>
              <p className="max-w-read font-normal font-read text-muted text-read">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Explains how numbered editions work. */
export function EditionRules() {
  return (
    <section
      aria-labelledby="editions"
      className="bg-cloth bg-[length:9rem] bg-[url(/textures/adire-cloth.webp)] text-cloth-ink [--focus:var(--chalk)]"
    >
      <div className="page-x g12 gap-y-10 py-wall">
        <div className="col-span-full grid content-start justify-items-start gap-6 md:col-span-5">
          <h2 id="editions" className="max-w-[12ch] text-title">
            How an edition works.
          </h2>
          <p className="max-w-[36ch] font-normal font-read text-cloth-muted text-lede">
            A number is a promise about all the other numbers.
          </p>
          <EditionTally />
          <ButtonLink href={paths.drops} variant="onNight">
            See the drops
          </ButtonLink>
        </div>
        <dl className="col-span-full border-cloth-ink border-t-2 md:col-span-6 md:col-start-7">
          {editionTerms.map(([name, text]) => (
            <div key={name} className="grid gap-1 border-cloth-line border-b py-5">
              <dt className="font-bold text-subheading">{name}</dt>
              <dd className="max-w-read font-normal font-read text-cloth-muted text-read">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const editionTerms: readonly [name: string, text: string][] = [
  [
    "The size is fixed first",
    "Before the first piece is sold its label says how many there will be. The figure does not grow.",
  ],
  [
    "Your number is given when you have paid",
    "In the order in which payments arrive, without gaps and without favourites. It stands on the order, in the mail and on the receipt.",
  ],
  [
    "While you pay, the piece is yours",
    "It is held for thirty minutes. If the payment does not come, it goes back on the shelf for the next person.",
  ],
  [
    "The count you see is the count",
    "Left, held and sold are read from the same book as the till. We write no “only two left”.",
  ],
  ["Sold out is sold out", "There is no second edition under another name, and no artist’s proofs in a drawer."],
];

const editionSize = 25;
const editionSold = 7;

function EditionTally() {
  return (
    <figure className="grid w-full max-w-form gap-2">
      <div
        role="img"
        aria-label={`A tally of ${editionSize} squares: ${editionSold} are filled, the eighth is outlined, the rest are brass.`}
        className="grid grid-cols-[repeat(25,minmax(0,1fr))] gap-1"
      >
        {Array.from({ length: editionSize }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares are static.
            key={index}
            className={`h-7 ${index < editionSold ? "bg-cloth-line" : index === editionSold ? "shadow-[inset_0_0_0_2px_var(--brass)]" : "bg-brass"}`}
          />
        ))}
      </div>
      <figcaption className="font-semibold text-cloth-muted text-tiny">
        An edition of 25 as an example: seven sold, No. 8 in somebody’s checkout, seventeen on the shelf.
      </figcaption>
    </figure>
  );
}
