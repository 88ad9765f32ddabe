import { Lock } from "lucide-react";
import Link from "next/link";
import type { PerkName } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";
import type { ContentType } from "@/lib/member-content/contracts";
import { ContentCaption } from "./content-caption";
import { contentLabels, plansThatOpen } from "./content-labels";

type LockedCardProps = { title: string; type: ContentType; requiredPerk?: PerkName | null };

/** A locked content item. Members also see which plans include it. */
export function LockedCard({ title, type, requiredPerk }: LockedCardProps) {
  const { kind, locked } = contentLabels[type];
  return (
    <article className="grid gap-4">
      <div className="grid aspect-[4/3] place-content-center justify-items-center gap-3 bg-raised p-6 text-center shadow-[inset_0_0_0_1px_var(--line-strong)]">
        <Lock aria-hidden className="size-9 text-accent-ink" />
        <p className="font-bold text-subheading">{locked}</p>
        {requiredPerk !== undefined && (
          <p className="text-muted text-small">
            {`Included in ${plansThatOpen(requiredPerk)}. `}
            <Link href={paths.subscribe} prefetch={false} className="link inline-flex min-h-tap items-center">
              See the plans
            </Link>
          </p>
        )}
      </div>
      <ContentCaption title={title} kind={kind} />
    </article>
  );
}
