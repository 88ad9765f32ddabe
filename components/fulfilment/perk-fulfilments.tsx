"use client";

import { planLabels } from "@/components/subscriptions/plan-labels";
import { SubscriptionAction } from "@/components/subscriptions/subscription-action";
import { owedPerkLabel } from "@/components/subscriptions/tiers";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { FulfilmentLine } from "@/lib/subscriptions/contracts";

const statusBadges = { due: "ring", received: "dot" } as const;

const statusLabels = { due: "Due", received: "Received" } as const;

/** The perks that are sent to a member, with their status. */
export function PerkFulfilments({ fulfilments }: { fulfilments: readonly FulfilmentLine[] }) {
  if (fulfilments.length === 0) {
    return (
      <p className="text-muted">
        {planLabels.yearly.name} and {planLabels.collector.name} members receive things by post. Each is listed here
        until it has arrived.
      </p>
    );
  }
  return (
    <ul className="border-ink border-t-2">
      {fulfilments.map(({ id, perk, period, status, dueAt }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3">
          <span>
            <span className="font-semibold">{owedPerkLabel(perk)}</span>
            <span className="block text-muted text-small">
              {period.replace("-Q", ", quarter ")}, due from {formatLagosShortDate(dueAt)}
            </span>
          </span>
          {status === "sent" ? (
            <SubscriptionAction action={accountApiPaths.markPerkReceived(id)} label="I received it" loading="Saving…" />
          ) : (
            <StatusBadge shape={statusBadges[status]}>{statusLabels[status]}</StatusBadge>
          )}
        </li>
      ))}
    </ul>
  );
}
