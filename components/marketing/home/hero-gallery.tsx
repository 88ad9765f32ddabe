import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import "./home.css";

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
    <section aria-label="Eight drops from the shop" className="hall">
      {columns.map((column, index) => (
        <div key={column[0]?.slug}>
          {column.map((item, row) => (
            <Tile key={item.slug} item={item} priority={index === 0 && row === 0} />
          ))}
          {column.map((item) => (
            <Tile key={item.slug} item={item} isDuplicate />
          ))}
        </div>
      ))}
      <label>
        <input type="checkbox" />
        Pause
      </label>
    </section>
  );
}
