import { Excerpt } from "@/components/exhibitions/excerpt";
import { KeyMoments } from "@/components/exhibitions/key-moments";
import { QuoteFigure } from "@/components/exhibitions/quote-figure";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import type { LeaderContent } from "@/lib/exhibitions/leaders/contracts";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";

/** A preview of a leader's sections with the unsaved texts. */
export function LeaderPreview({ slug, content }: { slug: string; content: LeaderContent }) {
  const { name, title, term, highlights, quote, chapterTitle, narrative, aside, record } = content;
  // A claim without a source is shown with a placeholder.
  const shown = record.map((claim) => ({
    ...claim,
    source: claim.source ?? { title: "No source yet", publisher: "", year: 0 },
  }));
  return (
    <div data-as-published className="grid gap-10 overflow-clip ring-1 ring-line">
      <div className="grid gap-8 px-edge pt-8">
        <div className="grid gap-2">
          <p className="font-bold text-heading text-accent-ink">{term}</p>
          <h2 className="text-title">{name}</h2>
          <p className="font-medium text-subheading">{title}</p>
        </div>
        <KeyMoments moments={highlights} label={`Key moments of ${name}`} />
        <QuoteFigure quote={quote} />
        <h2 className="text-title">{chapterTitle}</h2>
        <Excerpt text={excerpt(narrative, excerptLength.wide)} />
      </div>
      <SatireAndRecord
        leader={{ slug, aside, record: shown, language: "en", translated: [] }}
        sectionId={`draft-${slug}`}
      />
      <span id={`draft-${slug}`} className="sr-only">
        Draft
      </span>
    </div>
  );
}
