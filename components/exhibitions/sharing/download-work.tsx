import type { WorkDownload } from "@/lib/exhibitions/work-download";

type DownloadWorkProps = {
  file: WorkDownload;
  /** The title of the work where there are several links. */
  of?: string;
};

/** A link to the largest file of a work, with its kind, its size in pixels and, where it is known, in kilobytes. */
export function DownloadWork({ file: { url, fileName, width, height, bytes }, of }: DownloadWorkProps) {
  const kilobytes = bytes === null ? "" : `, ${Math.round(bytes / 1000)} kB`;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <a href={url} download={fileName} className="link inline-flex min-h-tap items-center">
        {`Download ${of ? `“${of}”` : "the work"}`}
      </a>
      <span className="text-muted text-small">{`JPEG, ${width} × ${height} px${kilobytes}`}</span>
    </p>
  );
}
