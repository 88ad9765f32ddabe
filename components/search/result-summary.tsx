import { Image } from "@/components/ui/image";
import { formatLagosDate } from "@/components/ui/lagos-time";
import type { SearchResult } from "@/lib/search/contracts";
import { MarkedText } from "./marked-text";

/** The picture and the words of a result. Inside a link, so it has no controls. */
export function ResultSummary({ result }: { result: SearchResult }) {
  const { title, subtitle, excerpt, image, startsAt, muted } = result;
  const line = [startsAt && formatLagosDate(startsAt), subtitle].filter(Boolean).join(" · ");
  return (
    <>
      {image && (
        <span className="block w-16 shrink-0 self-start overflow-clip bg-raised">
          <Image src={image} alt="" width={128} height={160} sizes="4rem" className="aspect-4/5 w-full object-cover" />
        </span>
      )}
      <span className="grid min-w-0 content-center gap-0.5">
        <span className="font-bold text-base">
          <MarkedText parts={title} />
        </span>
        {line && <span className="font-medium text-muted text-small">{line}</span>}
        {muted && <span className="text-muted text-small">By a person whom you have muted</span>}
        {excerpt.length > 0 && (
          <span className="font-normal font-read text-small [overflow-wrap:anywhere]">
            <MarkedText parts={excerpt} />
          </span>
        )}
      </span>
    </>
  );
}
