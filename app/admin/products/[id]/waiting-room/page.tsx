import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { WaitingRoomFigures } from "@/components/admin/waiting-room/waiting-room-figures";
import { WaitingRoomForm } from "@/components/admin/waiting-room/waiting-room-form";
import { getAdminProduct } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getAdminWaitingRoom } from "@/lib/waiting-room/admin-queries";

export const metadata = privatePageMetadata("Waiting room of a product");

/** The settings of a drop's waiting room, and its figures, which are read again every two seconds. */
export default async function WaitingRoomPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.waitingRoom(id), "catalog");
  const product = (await readForPage(getAdminProduct(id))) ?? notFound();
  const room = await readForPage(getAdminWaitingRoom(product._id));
  return (
    <>
      <AdminHeader
        title={`Waiting room of ${product.name}`}
        crumb="Waiting room"
        parents={[
          { name: "Products", href: adminPaths.section("products") },
          { name: product.name, href: adminPaths.editProduct(product._id) },
        ]}
        publicPath={paths.waitingRoom(product.slug)}
      >
        While it is active, only people whose turn has come can check out this drop. Those who are there at the opening
        get a random order, later ones follow in the order in which they come.
      </AdminHeader>
      <div className="grid gap-14">
        <WaitingRoomFigures room={room} />
        <WaitingRoomForm productId={product._id} room={room} />
      </div>
      <AutoRefresh />
    </>
  );
}
