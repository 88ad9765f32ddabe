import Link from "next/link";
import type { ReactNode } from "react";
import { ProductImage } from "@/components/catalog/product-image";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { numberName } from "@/lib/catalog/editions/rules";
import type { OwnedNumber } from "@/lib/collections/contracts";
import { paths } from "@/lib/core/urls/paths";
import { ownershipKindLabels } from "@/lib/ownership/rules";

type OwnedNumberCardProps = {
  owned: OwnedNumber;
  /** What only the owner sees: its state, and what can be done with it. */
  children?: ReactNode;
};

/** A numbered unit with its picture, and how and when it came to its owner. */
export function OwnedNumberCard({ owned, children }: OwnedNumberCardProps) {
  const { name, slug, image, kind, acquiredAt } = owned;
  return (
    <li className="grid content-start gap-3">
      <ProductImage image={image ?? undefined} sizes="(width >= 64rem) 22vw, (width >= 40rem) 45vw, 90vw" decorative />
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-subheading">
          {slug ? (
            <Link href={paths.drop(slug)} prefetch={false} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="font-semibold">{numberName(owned.number, owned.editionSize)}</p>
        <p className="text-muted text-small">
          {ownershipKindLabels[kind]} on <time dateTime={acquiredAt}>{formatLagosDate(acquiredAt)}</time>
        </p>
        {children}
      </div>
    </li>
  );
}

/** Numbers in up to three columns. */
export function NumberGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}
