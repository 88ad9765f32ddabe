"use client";

import { useState } from "react";
import { DataTable } from "@/components/admin/ui/data-table";
import { perkLabels } from "@/components/subscriptions/tiers";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminFulfilment } from "@/lib/fulfilment/contracts";

const errors = { offline: "Network error", otherwise: "That could not be saved. Please try again." };
const perkLabel = (perk: string) =>
  perk === "shoutout"
    ? "Personalized shoutout"
    : perk in perkLabels
      ? perkLabels[perk as keyof typeof perkLabels].label
      : perk;

/** The perk fulfilments. Due ones can be marked as sent, singly or in bulk. */
export function FulfilmentTable({ fulfilments }: { fulfilments: readonly AdminFulfilment[] }) {
  const { busy, message, submit } = useSubmission();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const open = fulfilments.filter(({ status }) => status === "due").map(({ _id }) => _id);
  const ids = open.filter((id) => selected.has(id));

  const select = (id: string) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  const markSent = () =>
    void submit(() => api.post(adminApiPaths.markPerksSent, { ids }), {
      errors,
      toast: ({ sent }) => `${sent} marked as sent`,
      refresh: true,
      onDone: () => setSelected(new Set()),
    });

  return (
    <div className="grid gap-5">
      {open.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            disabled={ids.length === 0}
            aria-describedby="choose-perks"
            loading={busy && "Saving…"}
            onClick={markSent}
          >
            {ids.length > 0 ? `Mark ${ids.length} as sent` : "Mark as sent"}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => setSelected(new Set(ids.length === open.length ? [] : open))}
          >
            {ids.length === open.length ? "Select none" : "Select all on this page"}
          </Button>
          <p id="choose-perks" className="text-muted text-tiny">
            {ids.length === 0 && "Select the perks that have been sent."}
          </p>
        </div>
      )}
      <FormMessage message={message} />
      <DataTable
        caption="Perks"
        hideCaption
        columns={["Perk", "Member", "Address", "Due", "Status"]}
        rows={fulfilments.map(({ _id, perk, period, name, email, address, dueAt, sentAt, status }) => ({
          key: _id,
          cells: [
            status === "due" ? (
              <label key="perk" className="flex min-h-tap cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={selected.has(_id)}
                  onChange={() => select(_id)}
                  className="size-5.5 shrink-0 cursor-pointer accent-accent"
                />
                <span>
                  {perkLabel(perk)} <span className="text-muted">{period}</span>
                  <span className="sr-only"> for {name}</span>
                </span>
              </label>
            ) : (
              <span key="perk">
                {perkLabel(perk)} <span className="text-muted">{period}</span>
              </span>
            ),
            <span key="member" className="grid">
              {name}
              <span className="text-muted text-tiny">{email}</span>
            </span>,
            address ?? (
              <span key="none" className="text-warn">
                None
              </span>
            ),
            formatLagosShortDate(dueAt),
            status === "due" ? (
              <StatusBadge key="status" shape="ring">
                Due
              </StatusBadge>
            ) : (
              <StatusBadge
                key="status"
                shape={status === "sent" ? "half" : "dot"}
                tone={status === "sent" ? "warn" : "success"}
              >
                {status === "sent" && sentAt ? `Sent ${formatLagosShortDate(sentAt)}` : "Received"}
              </StatusBadge>
            ),
          ],
        }))}
      />
    </div>
  );
}
