import { ImportProducts } from "@/components/admin/products/import-products";
import { ImportsList } from "@/components/admin/products/imports-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listImports } from "@/lib/catalog/import-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Imports of products");

export default async function ProductImportsPage() {
  await requireAdmin(adminPaths.productImports, "catalog");
  const imports = await readForPage(listImports());
  return (
    <>
      <AdminHeader
        title="Imports"
        parents={[{ name: "Products", href: adminPaths.section("products") }]}
        actions={<ImportProducts />}
      >
        Undoing an import restores exactly what it changed.
      </AdminHeader>
      <ImportsList imports={imports} />
    </>
  );
}
