import { LabelledProducts } from "@/components/admin/smart-labels/labelled-products";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { can } from "@/lib/auth/staff-roles";
import { listProductsWithLabels } from "@/lib/catalog/labels/queries";
import { objectModelNames } from "@/lib/catalog/models";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Labels of products");

const chapters = leaders.map(({ slug, name, term }) => [slug, `${name}, ${term}`] as const);
const models = objectModelNames.map((name) => [name, name.replaceAll("-", " ")] as const);

export default async function LabelledProductsPage() {
  const actor = await requireAdmin(adminPaths.labelledProducts, "exhibitions");
  const products = await readForPage(listProductsWithLabels());
  return (
    <>
      <AdminHeader
        title="Labels of products"
        parents={[{ name: "Smart labels", href: adminPaths.section("smart-labels") }]}
        actions={
          products.some(({ hasWallLabel }) => hasWallLabel) && (
            <DownloadLink href={adminApiPaths.wallLabels()}>All wall labels (PDF)</DownloadLink>
          )
        }
      >
        The wall label of each product, eight on a sheet of A4, and whether its units have smart labels to scan.
      </AdminHeader>
      <LabelledProducts products={products} chapters={chapters} models={models} canEdit={can(actor, "catalog")} />
    </>
  );
}
