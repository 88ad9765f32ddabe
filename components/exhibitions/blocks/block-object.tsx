import Link from "next/link";
import { Image } from "@/components/ui/image";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import type { ShownProduct } from "@/lib/exhibitions/blocks";

/** A drop with its price now. */
export function ObjectBlock({
  product: { slug, name, image, price, was },
  caption,
}: {
  product: ShownProduct;
  caption: string;
}) {
  return (
    <div className="block-side">
      <div className="block-object items-start gap-5 border-line-strong border-y py-5">
        {image ? (
          <Image
            src={image.url}
            alt={image.alt}
            width={960}
            height={1200}
            sizes="(width >= 40rem) 12rem, 7rem"
            className="aspect-4/5 w-full bg-raised object-cover"
          />
        ) : (
          <span className="aspect-4/5 w-full bg-raised" />
        )}
        <div className="grid gap-2">
          <p className="wrap-anywhere font-bold text-subheading">{name}</p>
          {caption && <p className="font-normal font-read text-muted">{caption}</p>}
          <Price amount={price} originalAmount={was} />
          <p>
            <Link href={paths.drop(slug)} prefetch={false} className="link inline-flex min-h-tap items-center">
              Go to Shop<span className="sr-only">: {name}</span>
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
