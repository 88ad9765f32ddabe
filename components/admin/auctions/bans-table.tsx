import Link from "next/link";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { Ban } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Bidders who are banned from auctions, since when and why. */
export function BansTable({ bans, lifted }: { bans: readonly Ban[]; lifted: boolean }) {
  if (bans.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {lifted ? "No lifted bans." : "No bans. A bidder who leaves won lots unpaid is banned automatically."}
      </p>
    );
  return (
    <DataTable
      caption="Bans"
      hideCaption
      columns={["User", "Since", "Reason", "Auction", "Status"]}
      rows={bans.map((ban) => ({
        key: ban._id,
        cells: [
          <span key="who" className="grid">
            <b className="font-semibold">{ban.name}</b>
            <span className="text-muted text-tiny">{ban.email}</span>
          </span>,
          formatLagosShortDate(ban.since),
          ban.reason,
          ban.sale ? (
            <Link key="sale" href={adminPaths.auction(ban.sale._id)} prefetch={false} className="link">
              {ban.sale.title}
            </Link>
          ) : (
            <span key="none" className="text-muted">
              None
            </span>
          ),
          <BanState key="state" ban={ban} />,
        ],
      }))}
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
      loadingText="Lifting…"
      subject={`the ban of ${ban.name}`}
      question={`${ban.name} may bid again and gets an email.`}
      reasonHint="Recorded in the audit log."
      successText={`${ban.name} may bid again`}
    />
  );
}
