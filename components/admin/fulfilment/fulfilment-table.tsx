"use client";

import { type AdminColumn, AdminTable, type Selection } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { owedPerkLabel } from "@/components/subscriptions/tiers";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminFulfilment } from "@/lib/fulfilment/contracts";

const errors = { offline: "Network error", otherwise: "That could not be saved. Please try again." };

const columns: readonly AdminColumn<AdminFulfilment>[] = [
  {
    id: "perk",
    label: "Perk",
    cell: ({ perk, period }) => (
      <span>
        {owedPerkLabel(perk)} <span className="text-muted">{period}</span>
      </span>
    ),
  },
  {
    id: "member",
    label: "Member",
    cell: ({ name, email }) => (
      <span className="grid">
        {name}
        <span className="text-muted text-tiny">{email}</span>
      </span>
    ),
  },
  { id: "address", label: "Address", cell: ({ address }) => address ?? <span className="text-warn">None</span> },
  { id: "due", label: "Due", cell: ({ dueAt }) => formatLagosShortDate(dueAt) },
  {
    id: "status",
    label: "Status",
    cell: ({ status, sentAt }) =>
      status === "due" ? (
        <StatusBadge shape="ring">Due</StatusBadge>
      ) : (
        <StatusBadge shape={status === "sent" ? "half" : "dot"} tone={status === "sent" ? "warn" : "success"}>
          {status === "sent" && sentAt ? `Sent ${formatLagosShortDate(sentAt)}` : "Received"}
        </StatusBadge>
      ),
  },
];

/** The perk fulfilments. Due ones can be marked as sent, singly or in bulk. */
export function FulfilmentTable({ fulfilments }: { fulfilments: readonly AdminFulfilment[] }) {
  return (
    <AdminTable
      caption="Perks"
      hideCaption
      columns={columns}
      rows={fulfilments}
      rowKey={({ _id }) => _id}
      empty={<EmptyList title="No perks here">Perks are listed from the day a member pays for the plan.</EmptyList>}
      selection={{
        label: ({ perk, period, name }) => `${owedPerkLabel(perk)} ${period} for ${name}`,
        itemNames: ["perk", "perks"],
        obstacle: ({ status }) => (status === "due" ? null : "Only due perks can be selected"),
        actions: (selection) => <MarkSent selection={selection} />,
      }}
    />
  );
}

function MarkSent({ selection: { rows, clear } }: { selection: Selection<AdminFulfilment> }) {
  const { busy, message, submit } = useSubmission();
  const markSent = () =>
    void submit(() => api.post(adminApiPaths.markPerksSent, { ids: rows.map(({ _id }) => _id) }), {
      errors,
      toast: ({ sent }) => `${sent} marked as sent`,
      refresh: true,
      onDone: clear,
    });
  return (
    <>
      <Button size="small" loading={busy && "Saving…"} onClick={markSent}>
        {`Mark ${rows.length} as sent`}
      </Button>
      <FormMessage message={message} />
    </>
  );
}
