"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { Ban } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Bidders who are banned from auctions, since when and why. */
export function BansTable({ bans, lifted }: { bans: readonly Ban[]; lifted: boolean }) {
  return (
    <AdminTable
      caption="Bans"
      hideCaption
      rows={bans}
      rowKey={(ban) => ban._id}
      columns={[
        {
          id: "user",
          label: "User",
          cell: (ban) => (
            <span className="grid">
              <b className="font-semibold">{ban.name}</b>
              <span className="text-muted text-tiny">{ban.email}</span>
            </span>
          ),
        },
        {
          id: "since",
          label: "Since",
          cell: (ban) => formatLagosShortDate(ban.since),
        },
        {
          id: "reason",
          label: "Reason",
          cell: (ban) => ban.reason,
        },
        {
          id: "auction",
          label: "Auction",
          cell: (ban) =>
            ban.sale ? (
              <Link href={adminPaths.auction(ban.sale._id)} prefetch={false} className="link">
                {ban.sale.title}
              </Link>
            ) : (
              <span className="text-muted">None</span>
            ),
        },
        {
          id: "status",
          label: "Status",
          cell: (ban) => <BanState ban={ban} />,
        },
      ]}
      empty={
        lifted ? (
          <EmptyList title="No lifted bans">Bans that an admin lifted are listed here.</EmptyList>
        ) : (
          <EmptyList title="No bans">
            A bidder who leaves won lots unpaid is banned automatically and listed here.
          </EmptyList>
        )
      }
    />
  );
}

function BanState({ ban }: { ban: Ban }) {
  if (ban.liftedAt)
    return (
      <span className="grid justify-items-start gap-1">
        <StatusBadge shape="dot" tone="success">
          {`Lifted ${formatLagosShortDate(ban.liftedAt)}`}
        </StatusBadge>
        <span className="text-muted text-tiny">{[ban.liftedBy, ban.liftedWhy].filter(Boolean).join(": ")}</span>
      </span>
    );
  return (
    <ConfirmWithReason
      path={adminApiPaths.liftBan(ban._id)}
      label="Lift"
      confirmLabel="Lift the ban"
      loadingText="Lifting…"
      subject={`the ban of ${ban.name}`}
      question={`${ban.name} may bid again and gets an email.`}
      reasonHint="Recorded in the audit log."
      successText={`${ban.name} may bid again`}
    />
  );
}
