import Link from "next/link";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { MediaItem } from "@/lib/media/contracts";
import { formatLabel, mediaKindLabel, sizeLabel } from "./media-labels";
import { MediaThumbnail } from "./media-thumbnail";

type MediaProps = { items: readonly MediaItem[] };

/** Whether a file is used, in two words. */
export function Use({ item: { uses, archivedAt } }: { item: MediaItem }) {
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
            className="wrap-anywhere line-clamp-2 font-semibold text-small after:absolute after:inset-0 hover:underline"
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
