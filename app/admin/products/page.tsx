import { ImportProducts } from "@/components/admin/products/import-products";
import { ProductsTable } from "@/components/admin/products/products-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { adminProductsQuery } from "@/lib/catalog/admin-contracts";
import { listAdminProducts } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Products");

export default async function AdminProductsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("products"), "catalog");
  const { q, shelf, page } = await parsePageQuery(adminProductsQuery, searchParams);
  const { products, total, nextPage } = await readForPage(listAdminProducts({ q, shelf, page }));
  const narrowed = Boolean(q ?? shelf);
  return (
    <>
      <AdminHeader
        title="Products"
        actions={
          <>
            <ButtonLink href={adminPaths.newProduct} size="small">
              Add product
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportProducts({ q, shelf })}>Export CSV</DownloadLink>
            <ImportProducts />
          </>
        }
      >
        The products in shop order. Held items belong to orders that are being paid.
      </AdminHeader>
      <Filters action={adminPaths.section("products")} active={narrowed}>
        <TextField label="Name, slug or tag" type="search" name="q" defaultValue={q} />
        <Select label="Status" name="shelf" defaultValue={shelf ?? ""}>
          <option value="">All in the shop</option>
          <option value="shown">For sale</option>
          <option value="paused">Paused</option>
          <option value="low">Few left</option>
          <option value="sold-out">Sold out</option>
          <option value="deleted">Deleted</option>
        </Select>
      </Filters>
      <ProductsTable products={products} filtered={narrowed} />
      <Pagination
        shown={products.length}
        total={total}
        itemNames={["product", "products"]}
        first={page && page > 1 ? adminPaths.section("products", { q, shelf }) : null}
        next={nextPage === null ? null : adminPaths.section("products", { q, shelf, page: nextPage })}
      />
    </>
  );
}
