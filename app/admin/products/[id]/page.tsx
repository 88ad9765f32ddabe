import { notFound } from "next/navigation";
import { ProductForm } from "@/components/admin/products/product-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { ButtonLink } from "@/components/ui/button";
import { getAdminProduct, getStockCounts } from "@/lib/catalog/admin-queries";
import { nextAccession } from "@/lib/catalog/labels/queries";
import { getProductFields } from "@/lib/catalog/product-fields";
import { editionStatusSentence } from "@/lib/catalog/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Edit a product");

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editProduct(id), "catalog");
  const product = (await readForPage(getAdminProduct(id))) ?? notFound();
  const stockLink = (
    <ButtonLink href={adminPaths.productStock(product._id)} variant="secondary" size="small">
      Stock and numbers
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
  const [counts, fields, versions, scheduled, accession] = await readForPage(
    Promise.all([
      getStockCounts(product._id),
      getProductFields(product._id),
      listVersions("product", product._id),
      listScheduledChanges("product", [product._id]),
      nextAccession(),
    ]),
  );
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
            <ButtonLink href={adminPaths.waitingRoom(product._id)} variant="secondary" size="small">
              Waiting room
            </ButtonLink>
            <ButtonLink href={adminPaths.rehearsal(product._id)} variant="secondary" size="small">
              Rehearse
            </ButtonLink>
          </>
        }
      >
        {editionStatusSentence({ ...product, ...counts })}
        {counts.waiting > 0 && ` ${counts.waiting} ${counts.waiting === 1 ? "waits" : "wait"} for it to be available.`}
      </AdminHeader>
      <ScheduledChanges kind="product" changes={scheduled} fields={fields} />
      <ProductForm key={product.version} product={product} fields={fields} nextAccession={accession} />
      <VersionList kind="product" versions={versions} current={product.version} />
    </>
  );
}
