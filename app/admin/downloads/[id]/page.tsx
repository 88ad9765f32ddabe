import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { EditDownload } from "@/components/admin/edit-download";
import { ReplaceDownload } from "@/components/admin/replace-download";
import { kindOf, sizeInWords } from "@/components/membership/download-words";
import { ButtonLink } from "@/components/ui/button";
import { getAdmin } from "@/lib/http/viewer";
import { getDeskDownload } from "@/lib/membership/download-desk-queries";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Edit a file for members");

const fetchedInWords = (times: number) =>
  times === 0 ? "Fetched by nobody yet." : `Fetched ${times === 1 ? "once" : `${times} times`}.`;

export default async function EditDownloadDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.editDownload(id)))) return <AdminsOnly />;
  const file = (await getDeskDownload(id)) ?? notFound();
  const title = file.title || file.filename;
  if (file.deletedAt)
    return (
      <DeskHead
        title={title}
        actions={
          <ButtonLink href={deskPaths.desk("downloads", { shelf: "retired" })} size="small">
            The retired ones
          </ButtonLink>
        }
      >
        It is retired. Bring it back first, then it can be changed.
      </DeskHead>
    );
  return (
    <>
      <DeskHead title={title} actions={<ReplaceDownload key={file.version} file={file} />}>
        {`${kindOf(file)}, ${sizeInWords(file.size)}. ${fetchedInWords(file.fetched)}`}
      </DeskHead>
      <EditDownload key={file.version} file={file} />
    </>
  );
}
