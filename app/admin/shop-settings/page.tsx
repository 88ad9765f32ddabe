import { ShopSettingsForm } from "@/components/admin/shop-settings/shop-settings-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getShopSettings } from "@/lib/orders/shop-settings/queries";

export const metadata = privatePageMetadata("Shop settings");

export default async function ShopSettingsPage() {
  await requireAdmin(adminPaths.section("shop-settings"), "catalog");
  const settings = await readForPage(getShopSettings());
  return (
    <>
      <AdminHeader title="Shop settings">Changes apply to new orders only.</AdminHeader>
      <ShopSettingsForm settings={settings} />
    </>
  );
}
