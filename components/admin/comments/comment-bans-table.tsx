import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { adminPaths } from "@/lib/core/urls/admin-paths";

type Ban = {
  id: string;
  name: string;
  reason: string;
  at: Date;
  endsAt: Date | null;
  by: string | null;
  commentId: string | null;
};

/** Who may not comment now. A ban is lifted beside a comment of that person. */
export function CommentBansTable({ bans }: { bans: readonly Ban[] }) {
  if (bans.length === 0)
    return (
      <section className="grid gap-2">
        <h2 className="font-bold text-subheading">Banned from commenting</h2>
        <p className="text-muted text-small">Nobody.</p>
      </section>
    );
  return (
    <DataTable
      caption="Banned from commenting"
      columns={["Person", "Until", "Reason", "By"]}
      rows={bans.map(({ id, name, reason, at, endsAt, by, commentId }) => ({
        key: id,
        cells: [
          commentId ? (
            <Link key="person" href={adminPaths.comment(commentId)} prefetch={false} className="link">
              {name}
            </Link>
          ) : (
            name
          ),
          endsAt ? `${formatLagosShortDate(endsAt)}, ${formatLagosTime(endsAt)}` : "Until the ban is lifted",
          reason,
          `${by ?? "Deleted account"}, ${formatLagosShortDate(at)}`,
        ],
      }))}
    />
  );
}
