import { KeyMoments } from "@/components/exhibitions/key-moments";
import { Opening } from "@/components/exhibitions/opening";
import { QuoteFigure } from "@/components/exhibitions/quote-figure";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import type { LeaderWords } from "@/lib/exhibitions/desk-contracts";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";

/** A leader's walls with the words as they are typed: nothing of it is saved yet. */
export function LeaderPreview({ slug, words }: { slug: string; words: LeaderWords }) {
  const { name, title, term, highlights, quote, chapterTitle, narrative, aside, record } = words;
  // A claim whose source is still missing hangs with the place for it left open.
  const shown = record.map((claim) => ({
    ...claim,
    source: claim.source ?? { title: "No source is named yet", publisher: "", year: 0 },
  }));
  return (
    <div className="grid gap-10 overflow-clip ring-1 ring-line">
      <div className="grid gap-8 px-edge pt-8">
        <div className="grid gap-2">
          <p className="shout text-heading text-accent-ink [--elsh:100]">{term}</p>
          <h2 className="text-title">{name}</h2>
          <p className="font-medium text-subheading">{title}</p>
        </div>
        <KeyMoments moments={highlights} label={`Key moments of ${name}`} />
        <QuoteFigure quote={quote} />
        <h2 className="text-title">{chapterTitle}</h2>
        <Opening text={excerpt(narrative, excerptLength.wide)} />
      </div>
      <SatireAndRecord leader={{ slug, aside, record: shown }} within={`draft-${slug}`} />
      <span id={`draft-${slug}`} className="sr-only">
        Draft
      </span>
    </div>
  );
}
