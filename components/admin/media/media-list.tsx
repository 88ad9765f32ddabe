"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { MediaItem } from "@/lib/media/contracts";
import { formatLabel, mediaKindLabel, sizeLabel } from "./media-labels";
import { MediaThumbnail } from "./media-thumbnail";

type MediaProps = { items: readonly MediaItem[] };

function Use({ item: { uses, archivedAt } }: { item: MediaItem }) {
  if (archivedAt) return <StatusBadge tone="muted">Archived</StatusBadge>;
  if (uses.length === 0)
    return (
      <StatusBadge shape="ring" tone="warn">
        Unused
      </StatusBadge>
    );
  return <span className="text-muted text-tiny">{uses.length === 1 ? "In use" : `Used ${uses.length} times`}</span>;
}

/** The files as pictures. */
export function MediaGrid({ items }: MediaProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {items.map((item) => (
        <li key={item._id} className="relative grid min-w-0 content-start gap-2">
          <MediaThumbnail item={item} className="aspect-square w-full" />
          <Link
            href={adminPaths.mediaItem(item._id)}
            prefetch={false}
            className="link wrap-anywhere line-clamp-2 font-semibold text-small after:absolute after:inset-0"
          >
            {item.name}
          </Link>
          <p className="text-muted text-tiny">{`${mediaKindLabel(item)}. ${formatLabel(item.mime)}, ${sizeLabel(item.size)}`}</p>
          <Use item={item} />
        </li>
      ))}
    </ul>
  );
}

const columns: readonly AdminColumn<MediaItem>[] = [
  {
    id: "file",
    label: "File",
    sort: [{ value: "name", direction: "ascending" }],
    cell: (item) => (
      <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
        <MediaThumbnail item={item} className="size-12 rounded-control" />
        <Link href={adminPaths.mediaItem(item._id)} prefetch={false} className="link justify-self-start font-semibold">
          {item.name}
        </Link>
      </span>
    ),
  },
  { id: "kind", label: "Kind", cell: mediaKindLabel },
  {
    id: "uses",
    label: "Used in",
    cell: (item) => (item.uses.length > 0 ? <UseList uses={item.uses} /> : <Use item={item} />),
  },
  {
    id: "size",
    label: "Size",
    sort: [{ value: "largest", direction: "descending" }],
    cell: ({ mime, size }) => `${formatLabel(mime)}, ${sizeLabel(size)}`,
  },
  {
    id: "added",
    label: "Added",
    sort: [
      { value: undefined, direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatLagosShortDate(createdAt)}</time>,
  },
];

/** The files as a table, with the places where each is used. */
export function MediaTable({ items }: MediaProps) {
  return <AdminTable caption="Files" hideCaption columns={columns} rows={items} rowKey={({ _id }) => _id} />;
}

/** Links to where a file is used. */
export function UseList({ uses }: Pick<MediaItem, "uses">) {
  return (
    <ul className="grid gap-1">
      {uses.map(({ text, href }) => (
        <li key={`${href} ${text}`}>
          <Link href={href} prefetch={false} className="link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
