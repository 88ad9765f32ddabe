import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { SegmentForm } from "@/components/admin/users/segment-form";
import { findSegment } from "@/lib/auth/segments/queries";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Edit segment");

export default async function EditSegmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editSegment(id), "users");
  const [segment, products] = await readForPage(Promise.all([findSegment(id), listProductNames()]));
  if (!segment) notFound();
  return (
    <>
      <AdminHeader
        title={segment.name}
        parents={[
          { name: "Users", href: adminPaths.section("users") },
          { name: "Segments", href: adminPaths.segments },
        ]}
      />
      <SegmentForm segment={segment} products={products} />
    </>
  );
}
