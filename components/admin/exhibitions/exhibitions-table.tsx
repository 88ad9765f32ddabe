"use client";

import Link from "next/link";
import { useState } from "react";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { NextChange } from "@/components/admin/versions/next-change";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminExhibition } from "@/lib/exhibitions/admin-contracts";
import type { ScheduledChange } from "@/lib/versions/contracts";

type ExhibitionsTableProps = {
  exhibitions: readonly AdminExhibition[];
  /** What is saved later, of these exhibitions. */
  scheduled: readonly ScheduledChange[];
};

/** All exhibitions in display order, drafts included, with what is scheduled for them. */
export function ExhibitionsTable({ exhibitions, scheduled }: ExhibitionsTableProps) {
  const ids = exhibitions.map(({ _id }) => _id);
  const [deleting, setDeleting] = useState<AdminExhibition | null>(null);
  const [open, setOpen] = useState(false);
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
                <NextChange kind="exhibition" changes={scheduled} subjectId={exhibition._id} />
              </span>
            ),
          },
          { id: "access", label: "Access", cell: ({ requiresVIP }) => (requiresVIP ? "The Circle" : "Everyone") },
          { id: "artworks", label: "Artworks", numeric: true, wideOnly: true, cell: ({ works }) => works },
          {
            id: "actions",
            label: "Position",
            wideOnly: true,
            cell: ({ _id, title }) => (
              <ReorderButton path={adminApiPaths.reorderExhibitions} list={{ ids, id: _id }} subject={title} />
            ),
          },
        ]}
        menu={{
          label: ({ title }) => `More for ${title}`,
          items: (exhibition) => [
            { label: "Edit", href: adminPaths.editExhibition(exhibition._id) },
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
