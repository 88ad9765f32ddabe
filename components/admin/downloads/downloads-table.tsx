"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { useRowActs } from "@/components/admin/table/use-row-acts";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { fileKind } from "@/components/downloads/download-labels";
import { formatFileSize } from "@/components/ui/file-size";
import { StatusBadge } from "@/components/ui/status-badge";
import { api } from "@/lib/api-client/client";
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

const planLabels = { basic: "All plans", exclusive: "Annual and Collector", owners: "None" } as const;

const keyOf = ({ _id }: AdminDownload) => _id;
const nameOf = ({ title, filename }: AdminDownload) => title || filename;

/** The downloads, in the order members see them. */
export function DownloadsTable({ files, filtered, hasPrevious }: DownloadsTableProps) {
  const { rows, act } = useRowActs(files, keyOf);
  const archive = (id: string) => api.delete(adminApiPaths.download(id));
  const restore = (id: string) => api.post(adminApiPaths.downloadAction(id, "restore"));
  const menuItems = (file: AdminDownload): readonly MenuItem[] => {
    const shared = { rows: [file], change: () => null };
    if (file.deletedAt)
      return [
        {
          label: "Restore",
          onSelect: () =>
            void act({
              ...shared,
              send: () => restore(file._id),
              done: `${nameOf(file)} is restored`,
              failed: "Failed to save file",
              undo: () => () => archive(file._id),
            }),
        },
      ];
    return [
      { label: "Edit", href: adminPaths.editDownload(file._id) },
      {
        label: "Archive",
        danger: true,
        onSelect: () =>
          void act({
            ...shared,
            send: () => archive(file._id),
            done: `${nameOf(file)} is archived. Members can no longer download it.`,
            failed: "Failed to archive file",
            undo: () => () => restore(file._id),
          }),
      },
    ];
  };
  return (
    <AdminTable
      caption="Downloads"
      hideCaption
      rows={rows}
      rowKey={keyOf}
      menu={{ label: (file) => `More for ${nameOf(file)}`, items: menuItems }}
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
          cell: (file) => planLabels[file.level],
        },
        {
          id: "drops",
          label: "Owners of",
          cell: ({ products }) => products.map(({ name }) => name).join("; ") || "—",
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
          id: "position",
          label: "Position",
          wideOnly: true,
          cell: (file, index) =>
            // In a filtered list the previous row is not the previous file.
            !filtered && (hasPrevious || index > 0) ? (
              <ReorderButton path={adminApiPaths.downloadAction(file._id, "move-up")} subject={nameOf(file)} />
            ) : null,
        },
      ]}
      empty={
        filtered ? (
          <NothingFound names="files" />
        ) : (
          <EmptyList title="No downloads yet">
            Files for members and for the owners of drops are listed here in display order. Add the first one above.
          </EmptyList>
        )
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
