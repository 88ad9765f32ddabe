import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { SaleForm } from "@/components/admin/sale-form";
import { ButtonLink } from "@/components/ui/button";
import { getAdminAuction } from "@/lib/auction/admin-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { listDropNames } from "@/lib/shop/name-queries";

export const metadata = privatePage("The terms of a sale");

export default async function EditSaleDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const admin = await getAdmin(deskPaths.editSale(id));
  if (!admin) return <AdminsOnly />;
  const sale = (await getAdminAuction(admin, id)) ?? notFound();
  const { _id, title, status } = sale.auction;
  if (status !== "draft" && status !== "scheduled")
    return (
      <DeskHead
        title={title}
        actions={
          <ButtonLink href={deskPaths.saleDesk(_id)} size="small">
            Back to the sale
          </ButtonLink>
        }
      >
        The terms of a sale stand once it is open.
      </DeskHead>
    );
  return (
    <>
      <DeskHead title={title}>Its terms can be changed until it opens.</DeskHead>
      <SaleForm key={sale.version} sale={sale} drops={await listDropNames()} />
    </>
  );
}
