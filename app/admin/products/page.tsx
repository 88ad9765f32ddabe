import { ImportProducts } from "@/components/admin/products/import-products";
import { productFilters, productViews } from "@/components/admin/products/product-filters";
import { ProductsTable } from "@/components/admin/products/products-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { adminProductsQuery } from "@/lib/catalog/admin-contracts";
import { listAdminProducts } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";
import { listScheduledChanges } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Products");

export default async function AdminProductsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("products");
  const actor = await requireAdmin(path, "catalog");
  const { q, shelf, sort, page } = await parsePageQuery(adminProductsQuery, searchParams);
  const query = { q, shelf, sort };
  const [{ products, total, nextPage, now }, settings] = await readForPage(
    Promise.all([listAdminProducts({ ...query, page }), getListSettings(actor, "products")]),
  );
  const scheduled = await readForPage(
    listScheduledChanges(
      "product",
      products.map(({ _id }) => _id),
    ),
  );
  return (
    <>
      <AdminHeader
        title="Products"
        actions={
          <>
            <ButtonLink href={adminPaths.newProduct} size="small">
              Add product
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportProducts(query)}>Export CSV</DownloadLink>
            <ImportProducts linksToImports />
          </>
        }
      >
        Held items belong to orders that are being paid.
      </AdminHeader>
      <AdminList
        name="products"
        path={path}
        query={query}
        filters={productFilters}
        views={productViews}
        settings={settings}
        total={total}
      >
        <ProductsTable
          // The selection and the edits belong to what is shown.
          key={`${page}${JSON.stringify(query)}`}
          products={products}
          scheduled={scheduled}
          filter={query}
          filtered={Boolean(q ?? shelf)}
          now={now}
        />
        <Pagination
          shown={products.length}
          total={total}
          itemNames={["product", "products"]}
          first={page && page > 1 ? adminPaths.section("products", query) : null}
          next={nextPage === null ? null : adminPaths.section("products", { ...query, page: nextPage })}
        />
      </AdminList>
    </>
  );
}
