import { AdminHeader } from "@/components/admin/ui/admin-header";
import { SegmentForm } from "@/components/admin/users/segment-form";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New segment");

export default async function NewSegmentPage() {
  await requireAdmin(adminPaths.newSegment, "users");
  const products = await readForPage(listProductNames());
  return (
    <>
      <AdminHeader
        title="New segment"
        parents={[
          { name: "Users", href: adminPaths.section("users") },
          { name: "Segments", href: adminPaths.segments },
        ]}
      >
        It holds the people who meet every condition, counted each time it is opened.
      </AdminHeader>
      <SegmentForm segment={null} products={products} />
    </>
  );
}
