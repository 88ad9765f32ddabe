import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ExhibitionForm } from "@/components/admin/exhibition-form";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A new exhibition");

export default async function NewExhibitionDesk() {
  if (!(await getAdmin(deskPaths.newExhibition))) return <AdminsOnly />;
  return (
    <>
      <DeskHead title="A new exhibition">It begins as a draft. Works are hung in it once it is saved.</DeskHead>
      <ExhibitionForm exhibition={null} />
    </>
  );
}
