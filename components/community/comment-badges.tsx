import { Diamond, Medal, ShieldCheck } from "lucide-react";
import type { Badge } from "@/lib/community/rules";

const metals = { gold: "text-brass", platinum: "text-line-strong", silver: "text-muted" } as const;

/** What stands beside a name: a diamond for a yearly plan, a medal for any other, a shield for the museum's own; always in words too. */
export function CommentBadges({ badges }: { badges: Badge[] }) {
  return badges.map((badge) =>
    badge.kind === "admin" ? (
      <span
        key="admin"
        className="inline-flex items-center gap-1 whitespace-nowrap font-bold text-accent-ink text-tiny"
      >
        <ShieldCheck aria-hidden className="size-4" />
        {badge.title}
      </span>
    ) : (
      <span
        key="vip"
        title={badge.title}
        className="inline-flex items-center gap-1 whitespace-nowrap font-bold text-tiny"
      >
        {badge.shape === "diamond" ? (
          <Diamond aria-hidden className={`size-4 fill-current ${metals[badge.metal]}`} />
        ) : (
          <Medal aria-hidden className={`size-4 ${metals[badge.metal]}`} />
        )}
        {badge.title}
        <span className="sr-only">, {badge.metal}</span>
      </span>
    ),
  );
}
