import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ExhibitionForm } from "@/components/admin/exhibition-form";
import { WorksTable } from "@/components/admin/works-table";
import { ButtonLink } from "@/components/ui/button";
import { getDeskExhibition, listDeskWorks } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Edit an exhibition");

export default async function EditExhibitionDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editExhibition(id)))) return <AdminsOnly />;
  const exhibition = (await getDeskExhibition(id)) ?? notFound();
  const works = await listDeskWorks(id);
  const { slug, title, isDraft, leaders, version } = exhibition;
  return (
    <>
      <DeskHead
        title={title}
        actions={
          <ButtonLink
            href={isDraft ? deskPaths.previewExhibition(id) : paths.exhibition(slug)}
            look="secondary"
            size="small"
          >
            {isDraft ? "Look at the draft" : "See it in the museum"}
          </ButtonLink>
        }
      >
        {isDraft ? "A draft: nobody but an admin sees it." : "It is public."}
      </DeskHead>
      <ExhibitionForm key={version} exhibition={exhibition} />
      <section aria-labelledby="works" className="grid gap-6 pt-12">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="works" className="text-subheading">
            {leaders > 0 ? "The leaders and their works" : "What hangs in it"}
          </h2>
          {leaders === 0 && (
            <ButtonLink href={deskPaths.newWork(id)} size="small">
              Hang a work
            </ButtonLink>
          )}
        </div>
        {works.length > 0 ? (
          <WorksTable exhibitionId={id} works={works} />
        ) : (
          <p className="font-normal font-read text-muted text-read">Nothing yet. Hang the first work.</p>
        )}
      </section>
    </>
  );
}
