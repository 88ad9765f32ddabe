import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { LeaderPage } from "@/components/exhibitions/leader-page";
import { ButtonLink } from "@/components/ui/button";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminLeader } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getLeaderPreview } from "@/lib/workflows/leader-page-query";

export const metadata = privatePageMetadata("A draft");

/** A preview of the page of a leader who is not public yet. */
export default async function PreviewLeaderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.previewLeader(id), "exhibitions");
  const leader = (await readForPage(getAdminLeader(id))) ?? notFound();
  const page = leader.hasPicture ? await readForPage(getLeaderPreview(id)) : null;
  const edit = leader.workId && !leader.hasPicture ? adminPaths.editArtwork(leader.workId) : adminPaths.editLeader(id);
  return (
    <>
      <AdminHeader
        title="Preview"
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name: leader.words.name, href: adminPaths.editLeader(id) },
        ]}
        actions={
          <ButtonLink href={edit} variant="secondary" size="small">
            {leader.hasPicture ? "Edit" : "Upload the picture"}
          </ButtonLink>
        }
      >
        {page
          ? "The last saved version, as everyone will see it."
          : "There is nothing to see yet: the work has no picture with an alternative text."}
      </AdminHeader>
      {page && (
        <div data-as-published className="overflow-clip ring-1 ring-line">
          <LeaderPage {...page} site={env().APP_URL} />
        </div>
      )}
    </>
  );
}
