import Link from "next/link";
import type { BlockOf, ShownLeader } from "@/lib/exhibitions/blocks";
import { citation } from "../source";

const rowClass = "grid items-baseline gap-x-4 gap-y-1 border-line-strong border-b py-3 md:grid-cols-[10rem_1fr]";

type TimelineBlockProps = {
  block: BlockOf<"timeline">;
  /** The chosen leaders, in order. */
  leaders: readonly ShownLeader[];
  headingId: string;
};

/** Leaders by their terms, or dated entries with their sources. */
export function TimelineBlock({ block: { title, entries }, leaders, headingId }: TimelineBlockProps) {
  return (
    <div className="block-side gap-6">
      <h2 id={headingId} className="text-title">
        {title}
      </h2>
      <ol aria-labelledby={headingId} className="border-ink border-t-2">
        {leaders.map(({ slug, name, term, title: office, object, page }) => (
          <li key={slug} className={rowClass}>
            <b className="font-bold">{term}</b>
            <span className="grid gap-0.5">
              <Link href={page} prefetch={false} className="link inline-flex min-h-tap items-center font-semibold">
                {name}
              </Link>
              <span className="font-normal font-read text-muted">{`${office}. In place of the face: ${object}.`}</span>
            </span>
          </li>
        ))}
        {entries.map(({ date, text, source }) => (
          <li key={date + text} className={rowClass}>
            <b className="font-bold">{date}</b>
            <span className="grid gap-1">
              <span className="font-normal font-read text-[1.0625rem] leading-[1.42]">{text}</span>
              <cite className="font-medium text-muted text-tiny not-italic">{citation(source)}</cite>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
