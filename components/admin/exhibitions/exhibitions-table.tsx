import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminExhibition } from "@/lib/exhibitions/admin-contracts";

/** All exhibitions in display order, drafts included. */
export function ExhibitionsTable({ exhibitions }: { exhibitions: readonly AdminExhibition[] }) {
  const ids = exhibitions.map(({ _id }) => _id);
  return (
    <DataTable
      caption="Exhibitions"
      hideCaption
      columns={["Exhibition", "Status", "Access", "Artworks", "Actions"]}
      numericColumns={["Artworks"]}
      rows={exhibitions.map((exhibition) => {
        const { _id, title, subtitle, requiresVIP, works, leaders } = exhibition;
        return {
          key: _id,
          cells: [
            <span key="title" className="grid">
              <Link href={adminPaths.editExhibition(_id)} prefetch={false} className="link font-semibold">
                {title}
              </Link>
              <span className="text-muted text-tiny">{subtitle}</span>
            </span>,
            <ExhibitionStatus key="status" exhibition={exhibition} />,
            requiresVIP ? "The Circle" : "Everyone",
            works,
            <span key="change" className="flex flex-wrap items-center gap-2">
              <ReorderButton path={adminApiPaths.reorderExhibitions} list={{ ids, id: _id }} subject={title} />
              {leaders === 0 && (
                <ConfirmAction
                  request={{ method: "delete", path: adminApiPaths.exhibition(_id) }}
                  label="Delete"
                  loadingText="Deleting…"
                  subject={title}
                  confirm={{
                    question: "Are you sure you want to delete this exhibition?",
                    consequence:
                      "Its page, artworks and members-only files are removed. You can restore it at the bottom of this page, unless its slug is used again.",
                  }}
                  successText={`${title} is deleted`}
                  failureText="Failed to delete exhibition"
                />
              )}
            </span>,
          ],
        };
      })}
    />
  );
}

function ExhibitionStatus({ exhibition: { isDraft, status } }: { exhibition: AdminExhibition }) {
  if (isDraft)
    return (
      <StatusBadge shape="half" tone="warn">
        Draft
      </StatusBadge>
    );
  if (status === "open")
    return (
      <StatusBadge shape="dot" tone="success">
        Open
      </StatusBadge>
    );
  return (
    <StatusBadge shape="ring" tone="muted">
      {status === "announced" ? "Announced" : "Closed"}
    </StatusBadge>
  );
}
