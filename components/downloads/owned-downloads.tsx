import { formatFileSize } from "@/components/ui/file-size";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { DownloadButton } from "./download-button";
import { fileKind } from "./download-labels";

type OwnedFile = Pick<DownloadItem, "filename" | "title" | "description" | "size" | "type">;

type OwnedDownloadsProps = {
  files: readonly OwnedFile[];
  /** The call that serves a file; that of a signed-in user by default. */
  action?: string;
  className?: string;
};

/** The files that come with an order or a number; nothing when there are none. */
export function OwnedDownloads({ files, action, className = "" }: OwnedDownloadsProps) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className={`grid gap-4 ${className}`}>
      <h2 id="files" className="font-sign text-section">
        Files
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {files.map((file) => {
          const { filename, title, description, size } = file;
          return (
            <li key={filename} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
              <div className="grid min-w-0 grow basis-64 gap-1">
                <h3 className="wrap-anywhere font-bold">{title || filename}</h3>
                {description && <p className="max-w-[46ch] font-normal font-read text-muted">{description}</p>}
                <p className="text-muted text-small">
                  {fileKind(file)}, <span className="whitespace-nowrap">{formatFileSize(size)}</span>
                </p>
              </div>
              <DownloadButton filename={filename} title={title || filename} action={action} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
