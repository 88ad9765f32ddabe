import { AdminsOnly } from "@/components/admin/admins-only";
import { DeletedExhibitions } from "@/components/admin/deleted-exhibitions";
import { DeskHead } from "@/components/admin/desk-head";
import { ExhibitionsTable } from "@/components/admin/exhibitions-table";
import { ButtonLink } from "@/components/ui/button";
import { listDeletedExhibitions, listDeskExhibitions } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Exhibitions");

export default async function ExhibitionsDesk() {
  if (!(await getAdmin(deskPaths.desk("exhibitions")))) return <AdminsOnly />;
  const [exhibitions, deleted] = await Promise.all([listDeskExhibitions(), listDeletedExhibitions()]);
  return (
    <>
      <DeskHead
        title="Exhibitions"
        actions={
          <ButtonLink href={deskPaths.newExhibition} size="small">
            Add an exhibition
          </ButtonLink>
        }
      >
        In the order in which they are named. A draft is seen by nobody else until it is published.
      </DeskHead>
      <ExhibitionsTable exhibitions={exhibitions} />
      {deleted.length > 0 && <DeletedExhibitions exhibitions={deleted} />}
    </>
  );
}
