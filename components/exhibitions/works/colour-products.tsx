import Link from "next/link";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import type { ColouredProduct } from "@/lib/exhibitions/works/contracts";

/** The products whose pictures have a colour. Nothing where there are none. */
export function ColourProducts({ products }: { products: readonly ColouredProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="grid gap-6 border-ink border-t-2 pt-4">
      <h2 id="products" className="font-bold text-base">
        Objects in the shop
      </h2>
      <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2.6vw,2.75rem)] gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {products.map(({ slug, name, image, note }) => (
          <li key={slug} className="min-w-0">
            <Link href={paths.drop(slug)} prefetch={false} className="group grid gap-3">
              <Image
                src={image.url}
                alt={image.alt}
                width={960}
                height={960}
                sizes="(width >= 64rem) 21vw, (width >= 40rem) 30vw, 44vw"
                className="block aspect-square w-full object-cover"
              />
              <span className="grid gap-0.5">
                <span className="break-words font-bold text-[1.125rem] leading-tight underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                  {name}
                </span>
                <span className="font-normal font-read text-muted text-small italic">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
