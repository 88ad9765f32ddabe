import { notFound } from "next/navigation";
import { DiscountCodeForm } from "@/components/admin/discount-codes/discount-code-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { findDiscountCode } from "@/lib/orders/discount-codes/admin-queries";

export const metadata = privatePageMetadata("Discount code");

export default async function EditDiscountCodePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editDiscountCode(id), "catalog");
  const code = (await readForPage(findDiscountCode(id))) ?? notFound();
  return (
    <>
      <AdminHeader title={code.code} parents={[{ name: "Discount codes", href: adminPaths.section("discount-codes") }]}>
        Changes apply to new orders only. Used by {code.uses} {code.uses === 1 ? "order" : "orders"}.
        {code.plans.length > 0 && (
          <span className="block wrap-anywhere">
            A link that brings this code along: {env().APP_URL}
            {paths.plans({ discountCode: code.code })}
          </span>
        )}
      </AdminHeader>
      <DiscountCodeForm code={code} drops={await readForPage(listProductNames())} />
    </>
  );
}
