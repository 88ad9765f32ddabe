import { DiscountCodeForm } from "@/components/admin/discount-codes/discount-code-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New discount code");

export default async function NewDiscountCodePage() {
  await requireAdmin(adminPaths.newDiscountCode, "catalog");
  const drops = await readForPage(listProductNames());
  return (
    <>
      <AdminHeader
        title="New discount code"
        parents={[{ name: "Discount codes", href: adminPaths.section("discount-codes") }]}
      >
        Buyers can use it as soon as it is created, or from its first day.
      </AdminHeader>
      <DiscountCodeForm code={null} drops={drops} />
    </>
  );
}
