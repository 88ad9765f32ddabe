import { FileText, Film, type LucideIcon, Volume2 } from "lucide-react";
import type { MediaItem } from "@/lib/media/contracts";
import { type MediaShape, shapeOf } from "./media-labels";

const icons: Record<Exclude<MediaShape, "image">, LucideIcon> = { video: Film, audio: Volume2, file: FileText };

/** A picture, or the sign of another file. The name beside it describes it. */
export function MediaThumbnail({
  item,
  className = "",
}: {
  item: Pick<MediaItem, "mime" | "preview" | "focus">;
  className?: string;
}) {
  const shape = shapeOf(item.mime);
  if (shape === "image")
    return (
      // biome-ignore lint/performance/noImgElement: served through the admin's session in one width.
      <img
        src={item.preview.small}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: item.focus ?? undefined }}
        className={`bg-raised object-cover ${className}`}
      />
    );
  const Icon = icons[shape];
  return (
    <span aria-hidden className={`grid place-items-center bg-raised text-muted ${className}`}>
      <Icon className="size-1/3 max-h-10 min-h-5" />
    </span>
  );
}
