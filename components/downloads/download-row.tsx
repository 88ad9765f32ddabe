import Link from "next/link";
import type { ReactNode } from "react";
import { formatFileSize } from "@/components/ui/file-size";
import { StatusBadge } from "@/components/ui/status-badge";
import { paths } from "@/lib/core/urls/paths";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { fileKind } from "./download-labels";
import { FileSheet } from "./file-sheet";

/** A file with its size, who it is for, and its button. */
export function DownloadRow({ item, children }: { item: DownloadItem; children?: ReactNode }) {
  const { filename, title, description, size, isLocked, products } = item;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-line border-b py-6 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <FileSheet file={item} isLocked={isLocked} />
      <div className="grid content-start gap-1.5">
        <h3 className="wrap-anywhere font-bold text-subheading">{title || filename}</h3>
        {description && <p className="max-w-[46ch] font-normal font-read text-muted">{description}</p>}
        {products.length > 0 && (
          <p className="text-small">
            Comes with{" "}
            {products.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && (index === products.length - 1 ? " or " : ", ")}
                <Link href={paths.drop(slug)} prefetch={false} className="link">
                  {name}
                </Link>
              </span>
            ))}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-small">
          <span className="font-semibold">
            {fileKind(item)}, <span className="whitespace-nowrap">{formatFileSize(size)}</span>
          </span>
          <AudienceBadge item={item} />
          {isLocked && <StatusBadge tone="muted">Locked</StatusBadge>}
        </p>
      </div>
      {children && <div className="max-sm:col-start-2 sm:w-40">{children}</div>}
    </li>
  );
}

function AudienceBadge({ item: { level, isOwned } }: { item: DownloadItem }) {
  if (isOwned)
    return (
      <StatusBadge shape="dot" tone="success">
        From your drop
      </StatusBadge>
    );
  if (level === "basic")
    return (
      <StatusBadge shape="ring" tone="muted">
        Basic
      </StatusBadge>
    );
  return <StatusBadge tone="accent">{level === "exclusive" ? "Exclusive" : "For owners"}</StatusBadge>;
}
