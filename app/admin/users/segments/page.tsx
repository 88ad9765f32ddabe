import { AdminHeader } from "@/components/admin/ui/admin-header";
import { SegmentsTable } from "@/components/admin/users/segments-table";
import { ButtonLink } from "@/components/ui/button";
import { listSegments } from "@/lib/auth/segments/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Segments");

export default async function SegmentsPage() {
  await requireAdmin(adminPaths.segments, "users");
  const segments = await readForPage(listSegments());
  return (
    <>
      <AdminHeader
        title="Segments"
        parents={[{ name: "Users", href: adminPaths.section("users") }]}
        actions={
          segments.length > 0 && (
            <ButtonLink href={adminPaths.newSegment} size="small">
              New segment
            </ButtonLink>
          )
        }
      >
        Saved filters of people, shared by all owners. The counts are of now. A newsletter can be sent to a segment.
      </AdminHeader>
      <SegmentsTable segments={segments} />
    </>
  );
}
