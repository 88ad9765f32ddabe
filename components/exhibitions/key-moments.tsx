import type { PublicLeader } from "@/lib/exhibitions/contracts";

type KeyMomentsProps = { moments: PublicLeader["highlights"]; label: string };

/** The dated key moments of a term. */
export function KeyMoments({ moments, label }: KeyMomentsProps) {
  return (
    <ol aria-label={label} className="border-ink border-t-2">
      {moments.map(({ date, text, lang }) => (
        <li
          key={date + text}
          className="grid items-baseline gap-x-4 gap-y-0.5 border-line-strong border-b py-3 lg:grid-cols-[9.5rem_1fr]"
        >
          <b className="font-bold">{date}</b>
          <span lang={lang} className="font-normal font-read text-[1.125rem] leading-[1.4]">
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
