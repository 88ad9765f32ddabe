"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { fileKind, formatFileSize } from "@/components/downloads/download-labels";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminDownload } from "@/lib/downloads/contracts";

type DownloadsTableProps = {
  files: readonly AdminDownload[];
  filtered: boolean;
  /** Whether there are earlier pages. */
  hasPrevious: boolean;
};

const numberFormat = new Intl.NumberFormat("en-NG");

/** The downloads, in the order members see them. */
export function DownloadsTable({ files, filtered, hasPrevious }: DownloadsTableProps) {
  return (
    <AdminTable
      caption="Downloads"
      hideCaption
      rows={files}
      rowKey={(file) => file._id}
      columns={[
        {
          id: "file",
          label: "File",
          cell: (file) => (
            <span className="grid gap-0.5">
              {file.deletedAt ? (
                <b className="font-semibold">{file.title || file.filename}</b>
              ) : (
                <Link href={adminPaths.editDownload(file._id)} prefetch={false} className="link font-semibold">
                  {file.title || file.filename}
                </Link>
              )}
              <span className="text-muted text-tiny">{file.filename}</span>
            </span>
          ),
        },
        {
          id: "plans",
          label: "Plans",
          cell: (file) => (file.level === "basic" ? "All plans" : "Annual and Collector"),
        },
        {
          id: "size",
          label: "Size",
          cell: (file) => (
            <span>
              {fileKind(file)}, <span className="whitespace-nowrap">{formatFileSize(file.size)}</span>
            </span>
          ),
        },
        {
          id: "downloads",
          label: "Downloads",
          numeric: true,
          cell: (file) => numberFormat.format(file.fetched),
        },
        {
          id: "status",
          label: "Status",
          cell: (file) => <DownloadStatus file={file} />,
        },
        {
          id: "actions",
          label: "Actions",
          required: true,
          cell: (
            file,
            index, // In a filtered list the previous row is not the previous file.
          ) => <DownloadRowActions file={file} canMove={!filtered && (hasPrevious || index > 0)} />,
        },
      ]}
      empty={
        <p className="font-normal font-read text-muted text-read">
          {filtered ? "No files found. Change or clear the filters." : "No files yet. Add the first one."}
        </p>
      }
    />
  );
}

function DownloadStatus({ file: { deletedAt } }: { file: AdminDownload }) {
  return deletedAt ? (
    <StatusBadge tone="muted">Archived</StatusBadge>
  ) : (
    <StatusBadge shape="dot" tone="success">
      Published
    </StatusBadge>
  );
}

function DownloadRowActions({
  file: { _id, title, filename, deletedAt },
  canMove,
}: {
  file: AdminDownload;
  canMove: boolean;
}) {
  const what = title || filename;
  if (deletedAt)
    return (
      <ConfirmAction
        request={{ method: "post", path: adminApiPaths.downloadAction(_id, "restore"), body: {} }}
        label="Restore"
        loadingText="Restoring…"
        subject={what}
        successText={`${what} is restored`}
        failureText="Failed to save file"
      />
    );
  return (
    <span className="flex items-center gap-1 [&>button]:whitespace-nowrap">
      <ConfirmAction
        request={{ method: "delete", path: adminApiPaths.download(_id) }}
        label="Archive"
        loadingText="Archiving…"
        subject={what}
        confirm={{
          question: "Are you sure you want to archive this file?",
          consequence: "Members can no longer download it, and its link stops working. You can restore it.",
        }}
        successText={`${what} is archived`}
        failureText="Failed to archive file"
      />
      {canMove && <ReorderButton path={adminApiPaths.downloadAction(_id, "move-up")} subject={what} />}
    </span>
  );
}
