import { notFound } from "next/navigation";
import { ProductForm } from "@/components/admin/products/product-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { getAdminProduct, getStockCounts } from "@/lib/catalog/admin-queries";
import { editionStatusSentence } from "@/lib/catalog/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Edit a product");

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editProduct(id), "catalog");
  const product = (await readForPage(getAdminProduct(id))) ?? notFound();
  const stockLink = (
    <ButtonLink href={adminPaths.productStock(product._id)} variant="secondary" size="small">
      Stock and waiting list
    </ButtonLink>
  );
  if (product.deletedAt)
    return (
      <AdminHeader
        title={product.name}
        parents={[{ name: "Deleted products", href: adminPaths.section("products", { shelf: "deleted" }) }]}
        actions={stockLink}
      >
        This product is deleted. Restore it to edit it.
      </AdminHeader>
    );
  const counts = await readForPage(getStockCounts(product._id));
  return (
    <>
      <AdminHeader
        title={product.name}
        parents={[{ name: "Products", href: adminPaths.section("products") }]}
        publicPath={paths.drop(product.slug)}
        actions={
          <>
            {stockLink}
            <ButtonLink href={adminPaths.copyProduct(product._id)} variant="secondary" size="small">
              Duplicate
            </ButtonLink>
          </>
        }
      >
        {editionStatusSentence({ ...product, ...counts })}
        {counts.waiting > 0 && ` ${counts.waiting} ${counts.waiting === 1 ? "waits" : "wait"} for it to be available.`}
      </AdminHeader>
      <ProductForm key={product.version} product={product} />
    </>
  );
}
