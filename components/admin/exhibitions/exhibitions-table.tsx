"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { NextChange } from "@/components/admin/versions/next-change";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { notify } from "@/components/ui/toast";
import { describeFailure } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminExhibition } from "@/lib/exhibitions/admin-contracts";
import type { ScheduledChange } from "@/lib/versions/contracts";

type ExhibitionsTableProps = {
  exhibitions: readonly AdminExhibition[];
  /** What is saved later, of these exhibitions. */
  scheduled: readonly ScheduledChange[];
};

const errors = { offline: "Network error", otherwise: "Failed to save the order" };

/** The ids with one of them a place up or down. */
function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id);
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, at + by), id, ...others.slice(at + by)];
}

/** "18 artworks, 18 leaders". */
function describeContent({ works, leaders, blocks }: AdminExhibition): string {
  const counts: readonly (readonly [count: number, one: string, many: string])[] = [
    [works, "artwork", "artworks"],
    [leaders, "leader", "leaders"],
    [blocks.length, "block", "blocks"],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(", ");
}

/** All exhibitions in display order, drafts included, with what is scheduled for them. */
export function ExhibitionsTable({ exhibitions, scheduled }: ExhibitionsTableProps) {
  const ids = exhibitions.map(({ _id }) => _id);
  const [deleting, setDeleting] = useState<AdminExhibition | null>(null);
  const [open, setOpen] = useState(false);
  const router = useRouter();
  async function reorder(next: string[]) {
    const saved = await api.put(adminApiPaths.reorderExhibitions, { ids: next });
    if (!saved.ok) notify.error(describeFailure(saved, errors).text);
    router.refresh();
  }
  return (
    <>
      <AdminTable
        caption="Exhibitions"
        hideCaption
        rows={exhibitions}
        rowKey={({ _id }) => _id}
        thumbnail={({ image }) => image && { src: image.url, alt: "" }}
        columns={[
          {
            id: "exhibition",
            label: "Exhibition",
            cell: ({ _id, title, subtitle }) => (
              <span className="grid justify-items-start">
                <Link href={adminPaths.editExhibition(_id)} prefetch={false} className="link font-semibold">
                  {title}
                </Link>
                <span className="text-muted text-tiny">{subtitle}</span>
              </span>
            ),
          },
          {
            id: "status",
            label: "Status",
            cell: (exhibition) => (
              <span className="grid justify-items-start gap-1">
                <ExhibitionStatus exhibition={exhibition} />
                {exhibition.status === "announced" && exhibition.opensAt && (
                  <span className="text-muted text-tiny">Opens on {formatLagosShortDate(exhibition.opensAt)}</span>
                )}
                <NextChange kind="exhibition" changes={scheduled} subjectId={exhibition._id} />
              </span>
            ),
          },
          {
            id: "access",
            label: "Access",
            cell: ({ requiresVIP }) => (requiresVIP ? "Members of the Circle" : "Everyone"),
          },
          {
            id: "content",
            label: "Content",
            cell: (exhibition) => describeContent(exhibition) || <span className="text-muted">Nothing yet</span>,
          },
          {
            id: "actions",
            label: "Position",
            wideOnly: true,
            cell: ({ _id, title }) => (
              // The text of the row sets its height, not the button.
              <span className="-my-3 inline-flex">
                <ReorderButton path={adminApiPaths.reorderExhibitions} list={{ ids, id: _id }} subject={title} />
              </span>
            ),
          },
        ]}
        menu={{
          label: ({ title }) => `More for ${title}`,
          items: (exhibition) => [
            { label: "Edit", href: adminPaths.editExhibition(exhibition._id) },
            ...(exhibition.isDraft ? [] : [{ label: "View on site", href: paths.exhibition(exhibition.slug) }]),
            ...(ids.indexOf(exhibition._id) > 0
              ? [{ label: "Move up", onSelect: () => void reorder(moved(ids, exhibition._id, -1)) }]
              : []),
            ...(ids.indexOf(exhibition._id) < ids.length - 1
              ? [{ label: "Move down", onSelect: () => void reorder(moved(ids, exhibition._id, 1)) }]
              : []),
            ...(exhibition.leaders === 0
              ? [
                  {
                    label: "Delete",
                    danger: true,
                    onSelect: () => {
                      setDeleting(exhibition);
                      setOpen(true);
                    },
                  },
                ]
              : []),
          ],
        }}
      />
      {deleting && (
        <ConfirmActionDialog
          key={deleting._id}
          action={{
            request: { method: "delete", path: adminApiPaths.exhibition(deleting._id) },
            label: "Delete",
            loadingText: "Deleting…",
            subject: deleting.title,
            confirm: {
              question: "Are you sure you want to delete this exhibition?",
              consequence:
                "Its page, artworks and members-only files are removed. You can restore it at the bottom of this page, unless its slug is used again.",
            },
            successText: `${deleting.title} is deleted`,
            failureText: "Failed to delete exhibition",
          }}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
