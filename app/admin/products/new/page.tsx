import { ProductForm } from "@/components/admin/products/product-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { newProductQuery } from "@/lib/catalog/admin-contracts";
import { getProductToCopy } from "@/lib/catalog/get-product-to-copy";
import { nextAccession } from "@/lib/catalog/labels/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New product");

export default async function NewProductPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.newProduct, "catalog");
  const { copy: id } = await parsePageQuery(newProductQuery, searchParams);
  const copy = id ? await readForPage(getProductToCopy(id)) : null;
  const accession = await readForPage(nextAccession());
  return (
    <>
      <AdminHeader
        parents={[{ name: "Products", href: adminPaths.section("products") }]}
        title={copy ? `A copy of ${copy.product.name}` : "New product"}
      >
        {copy
          ? "Not saved yet. The images are copied; stock is 0, no numbers are assigned, and it is not for sale."
          : "It is added at the end of the shop, and is for sale at once unless you turn that off."}
      </AdminHeader>
      <ProductForm key={copy?.product._id} product={null} copy={copy} nextAccession={accession} />
    </>
  );
}
