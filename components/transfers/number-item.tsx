import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { numberName } from "@/lib/catalog/editions/rules";
import { paths } from "@/lib/core/urls/paths";
import type { OwnedNumber } from "@/lib/transfers/contracts";
import { NumberActs } from "./number-acts";

/** One of the user's numbers in the list, with what can be done with it. */
export function NumberItem({ unit }: { unit: OwnedNumber }) {
  const { editionId, name, image } = unit;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 border-line border-b py-5 sm:gap-x-6">
      <ProductImage image={image ?? undefined} sizes="80px" decorative />
      <div className="grid gap-2">
        <h3 className="text-subheading leading-tight">
          <Link href={paths.myNumber(editionId)} prefetch={false} className="hover:underline">
            {name}, <span className="whitespace-nowrap">{numberName(unit.number, unit.editionSize)}</span>
          </Link>
        </h3>
        <NumberActs unit={unit} inList />
      </div>
    </li>
  );
}
