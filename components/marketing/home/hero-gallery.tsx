import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";

/** A product in the gallery. */
export type GalleryItem = { slug: string; name: string; image?: string | undefined; alt: string };

type TileProps = {
  item: GalleryItem;
  priority?: boolean;
  /** A copy that fills the endless loop; hidden from assistive technology. */
  isDuplicate?: boolean;
};

function Tile({ item: { slug, name, image, alt }, priority = false, isDuplicate = false }: TileProps) {
  return (
    <Link
      href={paths.drop(slug)}
      prefetch={false}
      aria-hidden={isDuplicate || undefined}
      tabIndex={isDuplicate ? -1 : undefined}
      className={`hero-tile ${isDuplicate ? "motion-reduce:hidden" : ""}`}
    >
      <Image
        src={image ?? "/placeholder.png"}
        alt={isDuplicate ? "" : alt}
        width={800}
        height={1000}
        priority={priority}
        sizes="(min-width: 60rem) 26vw, 45vw"
      />
      <span>{name}</span>
    </Link>
  );
}

/**
 * Two columns of four products, moving in opposite directions. They pause on hover, on focus and by the checkbox. While the
 * keyboard is in them, and with reduced motion, they scroll instead, so that a focused product is never out of sight.
 */
export function HeroGallery({ items }: { items: readonly GalleryItem[] }) {
  const columns = [items.slice(0, 4), items.slice(4, 8)].filter((column) => column.length > 0);
  if (columns.length === 0) return null;
  return (
    <section
      aria-label="Eight drops from the shop"
      className="group/hall relative grid h-120 min-h-0 grid-cols-2 gap-3 overflow-clip px-edge has-[a:focus-visible]:overflow-y-auto motion-reduce:overflow-y-auto sm:max-[60rem]:h-176 min-[60rem]:h-auto min-[60rem]:gap-4 min-[60rem]:ps-0 min-[60rem]:pe-4"
    >
      {columns.map((column, index) => (
        <div
          key={column[0]?.slug}
          className={`grid animate-rise content-start gap-3 group-focus-within/hall:[animation-play-state:paused] group-hover/hall:[animation-play-state:paused] group-has-[:checked]/hall:[animation-play-state:paused] group-has-[a:focus-visible]/hall:animate-none min-[60rem]:gap-4 ${index === 1 ? "-mt-36 [animation-direction:reverse] group-has-[a:focus-visible]/hall:mt-0 motion-reduce:mt-0" : ""}`}
        >
          {column.map((item, row) => (
            <Tile key={item.slug} item={item} priority={index === 0 && row === 0} />
          ))}
          {column.map((item) => (
            <Tile key={item.slug} item={item} isDuplicate />
          ))}
        </div>
      ))}
      <label className="absolute end-[calc(var(--edge)+0.625rem)] bottom-2.5 z-10 inline-flex min-h-tap cursor-pointer items-center gap-2 bg-ground px-3.5 font-semibold text-ink text-tiny before:size-3 before:border-x-4 before:border-current has-checked:before:border-0 has-checked:before:bg-current has-checked:before:[clip-path:polygon(10%_0,100%_50%,10%_100%)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 motion-reduce:hidden min-[60rem]:end-6.5">
        <input type="checkbox" className="absolute inset-0 size-full cursor-pointer opacity-0" />
        Pause
      </label>
    </section>
  );
}
