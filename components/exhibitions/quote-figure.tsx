import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { citation } from "./source";

/** A quotation with its source; a line written by the museum is marked as such. */
export function QuoteFigure({ quote, lang }: { quote: PublicLeader["quote"]; lang?: string | undefined }) {
  return (
    <figure className="grid gap-3.5">
      <blockquote
        lang={lang}
        className="indent-[-0.42em] ps-[0.42em] font-normal font-read text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)] italic leading-[1.24] text-pretty"
      >
        {`“${quote.text}”`}
      </blockquote>
      <figcaption className="font-normal font-read text-muted text-small">
        {quote.source ? (
          <>
            {`${quote.speaker}, ${quote.date}. `}
            <cite className="not-italic">Source: {citation(quote.source)}</cite>
          </>
        ) : (
          "A line of the museum’s own. Nobody is quoted."
        )}
      </figcaption>
    </figure>
  );
}
