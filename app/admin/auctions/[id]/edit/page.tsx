import { notFound } from "next/navigation";
import { AuctionForm } from "@/components/admin/auctions/auction-form";
import { LotTerms } from "@/components/admin/auctions/lot-terms";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { getAdminAuction } from "@/lib/auctions/admin-queries";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Edit an auction");

export default async function EditAuctionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const admin = await requireAdmin(adminPaths.editAuction(id), "auctions");
  const detail = (await readForPage(getAdminAuction(admin, id))) ?? notFound();
  const { _id, title, status } = detail.auction;
  const parents = [
    { name: "Auctions", href: adminPaths.section("auctions") },
    { name: title, href: adminPaths.auction(_id) },
  ];
  if (status !== "draft" && status !== "scheduled")
    return (
      <>
        <AdminHeader title={title} crumb="Terms" parents={parents}>
          The terms cannot be changed once an auction is open.
        </AdminHeader>
        <LotTerms detail={detail} />
      </>
    );
  return (
    <>
      <AdminHeader title={title} crumb="Terms" parents={parents}>
        The terms can be changed until it opens.
      </AdminHeader>
      <AuctionForm key={detail.version} auction={detail} drops={await readForPage(listProductNames())} />
    </>
  );
}
