import { Lock } from "lucide-react";
import Link from "next/link";
import type { PerkName } from "@/lib/accounts/contracts";
import type { ContentType } from "@/lib/exhibitions/content-contracts";
import { paths } from "@/lib/platform/paths";
import { contentWords, plansThatOpen } from "./content-words";
import { PieceLabel } from "./piece-label";

type LockedCardProps = { title: string; type: ContentType; requiredPerk?: PerkName | null };

/** A piece behind its lock: what it is, and what would open it. A member is told which plan, since one is held already. */
export function LockedCard({ title, type, requiredPerk }: LockedCardProps) {
  const { kind, locked } = contentWords[type];
  return (
    <article className="grid gap-4">
      <div className="grid aspect-[4/3] place-content-center justify-items-center gap-3 bg-raised p-6 text-center shadow-[inset_0_0_0_1px_var(--line-strong)]">
        <Lock aria-hidden className="size-9 text-accent-ink" />
        <p className="font-bold text-subheading">{locked}</p>
        {requiredPerk !== undefined && (
          <p className="text-muted text-small">
            {`Opens with ${plansThatOpen(requiredPerk)}. `}
            <Link href={paths.subscribe} prefetch={false} className="link inline-flex min-h-tap items-center">
              See the plans
            </Link>
          </p>
        )}
      </div>
      <PieceLabel title={title} kind={kind} />
    </article>
  );
}
