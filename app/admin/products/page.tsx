import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { ImportProducts } from "@/components/admin/import-products";
import { Pager } from "@/components/admin/pager";
import { ProductsTable } from "@/components/admin/products-table";
import { SaveLink } from "@/components/admin/save-link";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { deskProductsQuery } from "@/lib/shop/desk-contracts";
import { listDeskProducts } from "@/lib/shop/product-desk-queries";

export const metadata = privatePage("Products");

export default async function ProductsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("products")))) return <AdminsOnly />;
  const { q, shelf, page } = await readQuery(deskProductsQuery, searchParams);
  const { products, total, nextPage } = await listDeskProducts({ q, shelf, page });
  const narrowed = Boolean(q ?? shelf);
  return (
    <>
      <DeskHead
        title="Products"
        actions={
          <>
            <ButtonLink href={deskPaths.newProduct} size="small">
              Add a product
            </ButtonLink>
            <SaveLink href={deskCalls.exportProducts({ q, shelf })}>Save as CSV</SaveLink>
            <ImportProducts />
          </>
        }
      >
        The drops as they hang. What is held belongs to somebody who is paying at this moment.
      </DeskHead>
      <Filters action={deskPaths.desk("products")} narrowed={narrowed}>
        <TextField label="Name, slug or tag" type="search" name="q" defaultValue={q} />
        <Select label="Shelf" name="shelf" defaultValue={shelf ?? ""}>
          <option value="">All on show</option>
          <option value="shown">For sale</option>
          <option value="paused">Paused</option>
          <option value="sold-out">Sold out</option>
          <option value="deleted">Deleted</option>
        </Select>
      </Filters>
      <ProductsTable products={products} narrowed={narrowed} />
      <Pager
        shown={products.length}
        total={total}
        of={["product", "products"]}
        first={page && page > 1 ? deskPaths.desk("products", { q, shelf }) : null}
        next={nextPage === null ? null : deskPaths.desk("products", { q, shelf, page: nextPage })}
      />
    </>
  );
}
