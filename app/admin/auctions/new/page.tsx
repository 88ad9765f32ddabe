import { AuctionForm } from "@/components/admin/auctions/auction-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New auction");

export default async function NewAuctionPage() {
  await requireAdmin(adminPaths.newAuction, "auctions");
  return (
    <>
      <AdminHeader title="New auction" parents={[{ name: "Auctions", href: adminPaths.section("auctions") }]}>
        It starts as a draft. An admin who manages an auction cannot bid in it.
      </AdminHeader>
      <AuctionForm auction={null} drops={await readForPage(listProductNames())} />
    </>
  );
}
