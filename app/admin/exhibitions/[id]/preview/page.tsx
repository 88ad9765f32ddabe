import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ExhibitionRoom } from "@/components/exhibitions/exhibition-room";
import { ButtonLink } from "@/components/ui/button";
import { getDeskExhibition, listDeskWorks } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A draft");

/** An exhibition as its visitors will find it, before there are any. */
export default async function PreviewExhibition({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.previewExhibition(id)))) return <AdminsOnly />;
  const exhibition = (await getDeskExhibition(id)) ?? notFound();
  const works = exhibition.status === "announced" ? [] : await listDeskWorks(id);
  return (
    <>
      <DeskHead
        title="As it will hang"
        actions={
          <ButtonLink href={deskPaths.editExhibition(id)} look="secondary" size="small">
            Go on with it
          </ButtonLink>
        }
      >
        What was saved last. The Members tab and the guestbook come under it.
      </DeskHead>
      <div className="ring-1 ring-line">
        <ExhibitionRoom exhibition={exhibition} works={works} />
      </div>
    </>
  );
}
