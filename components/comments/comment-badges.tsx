import { BadgeCheck, Diamond, Medal, ShieldCheck } from "lucide-react";
import type { ProvedBadge } from "@/lib/comments/contracts";
import type { Badge } from "@/lib/comments/rules";

const metalClasses = { gold: "text-brass", platinum: "text-line-strong", silver: "text-muted" } as const;

/** The badges beside an author's name: a diamond for the yearly plan, a medal for others, a shield for admins; always with text. */
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
          <Diamond aria-hidden className={`size-4 fill-current ${metalClasses[badge.metal]}`} />
        ) : (
          <Medal aria-hidden className={`size-4 ${metalClasses[badge.metal]}`} />
        )}
        {badge.title}
        <span className="sr-only">, {badge.metal}</span>
      </span>
    ),
  );
}

/** The badges that rows prove, for an author with a public profile. The proof is read out, and shown at the pointer and in the profile. */
export function ProvedBadges({ badges }: { badges: readonly ProvedBadge[] }) {
  return badges.map(({ kind, title, proof }) => (
    <span
      key={kind}
      title={proof}
      className="inline-flex items-center gap-1 whitespace-nowrap font-semibold text-muted text-tiny"
    >
      <BadgeCheck aria-hidden className="size-4" />
      {title}
      <span className="sr-only">: {proof}</span>
    </span>
  ));
}
