import { AuctionForm } from "@/components/admin/auctions/auction-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("New auction");

export default async function NewAuctionPage() {
  if (!(await getAdmin(adminPaths.newAuction))) return <AdminsOnly />;
  return (
    <>
      <AdminHeader title="New auction">
        It starts as a draft. An admin who manages an auction cannot bid in it.
      </AdminHeader>
      <AuctionForm auction={null} drops={await listProductNames()} />
    </>
  );
}
