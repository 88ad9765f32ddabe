import { FileArchive, Headphones, ImageIcon, Lock, type LucideIcon, ScrollText, Text } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { ButtonLink } from "@/components/ui/button";
import { formatFileSize } from "@/components/ui/file-size";
import { StatusBadge } from "@/components/ui/status-badge";
import { paths } from "@/lib/core/urls/paths";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { DownloadButton } from "./download-button";
import { fileKind } from "./download-labels";
import type { DownloadError } from "./use-downloads";

const icons: Record<string, LucideIcon> = {
  PDF: ScrollText,
  ZIP: FileArchive,
  MP3: Headphones,
  JPEG: ImageIcon,
  PNG: ImageIcon,
};

type OnDenied = { onDenied: (error: DownloadError) => boolean };
type DownloadListProps = OnDenied & { items: readonly DownloadItem[]; heading: Ref<HTMLHeadingElement> };

/** The available files, then those that need a higher plan, with a link to it. */
export function DownloadList({ items, heading, onDenied }: DownloadListProps) {
  const open = items.filter(({ isLocked }) => !isLocked);
  const locked = items.filter(({ isLocked }) => isLocked);
  return (
    <div className="grid gap-12">
      <section aria-labelledby="open-files" className="grid gap-4">
        <h2 id="open-files" ref={heading} tabIndex={-1} className="text-heading">
          Yours to keep
        </h2>
        <p className="text-muted">{totalSize(open)}</p>
        <ul className="border-ink border-t-2 empty:hidden">
          {open.map((item) => (
            <Row key={item.filename} item={item}>
              <DownloadButton filename={item.filename} title={item.title || item.filename} onDenied={onDenied} />
            </Row>
          ))}
        </ul>
      </section>
      {locked.length > 0 && (
        <section aria-labelledby="locked-files" className="grid justify-items-start gap-4">
          <h2 id="locked-files" className="text-heading">
            Locked
          </h2>
          <p className="max-w-[48ch] text-muted">
            Exclusive digital prints come with the Annual and Collector plans. You keep your remaining days when you
            upgrade.
          </p>
          <ButtonLink href={paths.subscribe}>Upgrade</ButtonLink>
          <ul className="mt-2 w-full border-ink border-t-2">
            {locked.map((item) => (
              <Row key={item.filename} item={item} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function totalSize(items: readonly DownloadItem[]): string {
  if (items.length === 0) return "None in your plan yet";
  const size = formatFileSize(items.reduce((sum, item) => sum + item.size, 0));
  return items.length === 1 ? `One file, ${size}` : `${items.length} files, ${size} in all`;
}

type RowProps = { item: DownloadItem; children?: ReactNode };

/** A file with its size. */
function Row({ item, children }: RowProps) {
  const { filename, title, description, size, level, isLocked } = item;
  const kind = fileKind(item);
  const Icon = isLocked ? Lock : (icons[kind] ?? Text);
  const sheet = isLocked ? "bg-raised text-muted" : "bg-label text-label-ink";
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-line border-b py-6 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <span aria-hidden className="[filter:drop-shadow(0_1px_1px_var(--line-strong))]">
        <span
          className={`grid h-18 content-end justify-items-center gap-1 pb-2 font-bold text-tiny [clip-path:polygon(0_0,70%_0,100%_24%,100%_100%,0_100%)] ${sheet}`}
        >
          <Icon className="size-6" />
          {kind}
        </span>
      </span>
      <div className="grid content-start gap-1.5">
        <h3 className="wrap-anywhere font-bold text-subheading">{title || filename}</h3>
        {description && <p className="max-w-[46ch] font-normal font-read text-muted">{description}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-small">
          <span className="font-semibold">
            {kind}, <span className="whitespace-nowrap">{formatFileSize(size)}</span>
          </span>
          {level === "exclusive" ? (
            <StatusBadge tone="accent">Exclusive</StatusBadge>
          ) : (
            <StatusBadge shape="ring" tone="muted">
              Basic
            </StatusBadge>
          )}
          {isLocked && <StatusBadge tone="muted">Locked</StatusBadge>}
        </p>
      </div>
      {children && <div className="max-sm:col-start-2 sm:w-40">{children}</div>}
    </li>
  );
}
