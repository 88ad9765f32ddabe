import { formatSize } from "./content-labels";

type ContentCaptionProps = { title: string; kind: string; size?: number | null; description?: string };

/** The caption of a content item: title, kind, size and description. */
export function ContentCaption({ title, kind, size, description }: ContentCaptionProps) {
  return (
    <div className="grid gap-1">
      <h3 className="text-balance text-subheading">{title}</h3>
      <p className="text-muted text-small">{size ? `${kind}, ${formatSize(size)}` : kind}</p>
      {description && <p className="font-normal font-read text-small leading-[1.5]">{description}</p>}
    </div>
  );
}
