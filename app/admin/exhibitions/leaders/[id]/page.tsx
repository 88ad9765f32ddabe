import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { LeaderForm } from "@/components/admin/leader-form";
import { ButtonLink } from "@/components/ui/button";
import { getDeskLeader } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Edit a leader");

export default async function EditLeaderDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editLeader(id)))) return <AdminsOnly />;
  const leader = (await getDeskLeader(id)) ?? notFound();
  const { words, workId, slug, rewritten, version, exhibitionId } = leader;
  return (
    <>
      <DeskHead
        title={words.name}
        actions={
          <>
            {workId && (
              <ButtonLink href={deskPaths.editWork(workId)} look="secondary" size="small">
                The work and its notes
              </ButtonLink>
            )}
            <ButtonLink href={paths.leader(slug)} look="secondary" size="small">
              See the page
            </ButtonLink>
          </>
        }
      >
        {rewritten.length > 0
          ? "What you wrote stands in place of what the museum shipped, field by field."
          : "These are the words that the museum shipped."}
      </DeskHead>
      <LeaderForm key={version} leader={leader} back={deskPaths.editExhibition(exhibitionId)} />
    </>
  );
}
