import { FileArchive, Headphones, ImageIcon, Lock, type LucideIcon, ScrollText, Text } from "lucide-react";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { fileKind } from "./download-labels";

const icons: Record<string, LucideIcon> = {
  PDF: ScrollText,
  ZIP: FileArchive,
  MP3: Headphones,
  JPEG: ImageIcon,
  PNG: ImageIcon,
};

type FileSheetProps = { file: Pick<DownloadItem, "type" | "filename">; isLocked?: boolean };

/** A sheet of paper with a folded corner and the kind of the file. */
export function FileSheet({ file, isLocked = false }: FileSheetProps) {
  const kind = fileKind(file);
  const Icon = isLocked ? Lock : (icons[kind] ?? Text);
  const sheet = isLocked ? "bg-raised text-muted" : "bg-label text-label-ink";
  return (
    <span aria-hidden className="[filter:drop-shadow(0_1px_1px_var(--line-strong))]">
      <span
        className={`grid h-18 content-end justify-items-center gap-1 pb-2 font-bold text-tiny [clip-path:polygon(0_0,70%_0,100%_24%,100%_100%,0_100%)] ${sheet}`}
      >
        <Icon className="size-6" />
        {kind}
      </span>
    </span>
  );
}
