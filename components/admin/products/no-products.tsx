import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { ButtonLink } from "@/components/ui/button";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Shown in place of the products. */
export function NoProducts({ filtered }: { filtered: boolean }) {
  if (filtered) return <NothingFound names="products" />;
  return (
    <EmptyList
      title="No products yet"
      action={
        <ButtonLink href={adminPaths.newProduct} size="small">
          Add product
        </ButtonLink>
      }
    >
      Drops are listed here with their price and stock. Add one, or import many from a CSV file.
    </EmptyList>
  );
}
