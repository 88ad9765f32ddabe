import Link from "next/link";
import type { ReactNode } from "react";
import { ProductImage } from "@/components/catalog/product-image";
import type { OpenDraw } from "@/lib/draws/contracts";

type DrawRowProps = { draw: Pick<OpenDraw, "product" | "image">; href: string; children: ReactNode };

/** A draw in a list: its product, and what there is to know about it. */
export function DrawRow({ draw: { product, image }, href, children }: DrawRowProps) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 border-line border-b py-5 sm:gap-x-6">
      <ProductImage image={image ?? undefined} sizes="80px" decorative />
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-subheading leading-tight">
          <Link href={href} prefetch={false} className="hover:underline">
            {product}
          </Link>
        </h3>
        {children}
      </div>
    </li>
  );
}
