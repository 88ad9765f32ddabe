import { ChargebacksTable } from "@/components/admin/payments/chargebacks-table";
import { MoneyNav } from "@/components/admin/payments/money-nav";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { can } from "@/lib/auth/staff-roles";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listChargebacks } from "@/lib/payments/chargebacks/queries";

export const metadata = privatePageMetadata("Chargebacks");

export default async function ChargebacksPage() {
  const actor = await requireAdmin(adminPaths.section("chargebacks"), "payments");
  const chargebacks = await readForPage(listChargebacks());
  return (
    <>
      <AdminHeader title="Chargebacks">
        Payments that the buyer’s bank disputes. Contest with the evidence of the order, or accept and return the money.
        Without a response by the deadline the buyer gets it.
      </AdminHeader>
      <MoneyNav here="chargebacks" />
      <ChargebacksTable chargebacks={chargebacks} mayMark={can(actor, "transfers")} />
    </>
  );
}
