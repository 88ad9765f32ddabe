import { BadgeCheck } from "lucide-react";
import type { PublicPerson } from "@/lib/collections/contracts";

/** The badges of a person, each with what proves it. */
export function BadgeList({ badges }: { badges: PublicPerson["badges"] }) {
  return (
    <ul className="border-ink border-t-2">
      {badges.map(({ title, proof }) => (
        <li key={proof} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-b py-3">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 text-brass" />
          <p className="wrap-anywhere">
            <b className="font-bold">{title}</b>
            <span className="block text-muted text-small">{proof}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
