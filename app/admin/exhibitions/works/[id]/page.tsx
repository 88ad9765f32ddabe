import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { WorkForm } from "@/components/admin/work-form";
import { ButtonLink } from "@/components/ui/button";
import { getDeskWork } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { listProducts } from "@/lib/shop/queries";

export const metadata = privatePage("Edit a work");

export default async function EditWorkDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editWork(id)))) return <AdminsOnly />;
  const work = (await getDeskWork(id)) ?? notFound();
  const drops = (await listProducts()).map(({ slug, name }) => ({ slug, name }));
  const { leader, exhibition } = work;
  return (
    <>
      <DeskHead
        title={work.title}
        actions={
          leader && (
            <ButtonLink href={deskPaths.editLeader(leader._id)} look="secondary" size="small">
              {`The words on ${leader.name}`}
            </ButtonLink>
          )
        }
      >
        {leader ? `It hangs beside ${leader.name} in ${exhibition.title}.` : `It hangs in ${exhibition.title}.`}
      </DeskHead>
      <WorkForm key={work.version} exhibitionId={exhibition._id} work={work} drops={drops} />
    </>
  );
}
