import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { sourceOf } from "./source";

/** What was said, by whom and where it is written; or a line of the house, which says that it is one. */
export function QuoteFigure({ quote }: { quote: PublicLeader["quote"] }) {
  return (
    <figure className="grid gap-3.5">
      <blockquote className="indent-[-0.42em] ps-[0.42em] font-normal font-read text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)] italic leading-[1.24] text-pretty">
        {`“${quote.text}”`}
      </blockquote>
      <figcaption className="font-normal font-read text-muted text-small">
        {quote.source ? (
          <>
            {`${quote.speaker}, ${quote.date}. `}
            <cite className="not-italic">Source: {sourceOf(quote.source)}</cite>
          </>
        ) : (
          "A line of the museum’s own. Nobody is quoted."
        )}
      </figcaption>
    </figure>
  );
}
