import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { SaleForm } from "@/components/admin/sale-form";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { listDropNames } from "@/lib/shop/name-queries";

export const metadata = privatePage("A new sale");

export default async function NewSaleDesk() {
  if (!(await getAdmin(deskPaths.newSale))) return <AdminsOnly />;
  return (
    <>
      <DeskHead title="A new sale">
        It begins as a draft, which nobody sees. Whoever makes it runs it, and does not bid in it.
      </DeskHead>
      <SaleForm sale={null} drops={await listDropNames()} />
    </>
  );
}
