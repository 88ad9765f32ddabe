import { DrawForm } from "@/components/admin/draws/draw-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { namedChain } from "@/lib/draws/chain";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listDraftProducts } from "@/lib/orders/drafts/queries";

export const metadata = privatePageMetadata("New draw");

export default async function NewDrawPage() {
  await requireAdmin(adminPaths.newDraw, "catalog");
  const products = await readForPage(listDraftProducts());
  const { genesis, period } = namedChain();
  return (
    <>
      <AdminHeader title="New draw" parents={[{ name: "Draws", href: adminPaths.section("draws") }]}>
        While it runs, its product is sold only to the people who were drawn.
      </AdminHeader>
      <DrawForm products={products} chain={{ genesis, period }} />
    </>
  );
}
