import { notFound } from "next/navigation";
import { EditDownload } from "@/components/admin/downloads/edit-download";
import { ReplaceDownload } from "@/components/admin/downloads/replace-download";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { fileKind } from "@/components/downloads/download-labels";
import { formatFileSize } from "@/components/ui/file-size";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminDownload } from "@/lib/downloads/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Edit a download");

const downloadCountLabel = (times: number) =>
  times === 0 ? "Not downloaded yet." : `Downloaded ${times === 1 ? "once" : `${times} times`}.`;

export default async function EditDownloadPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editDownload(id), "exhibitions");
  const file = (await readForPage(getAdminDownload(id))) ?? notFound();
  const title = file.title || file.filename;
  if (file.deletedAt)
    return (
      <AdminHeader
        title={title}
        parents={[{ name: "Archived files", href: adminPaths.section("downloads", { shelf: "retired" }) }]}
      >
        This file is archived. Restore it to edit it.
      </AdminHeader>
    );
  return (
    <>
      <AdminHeader
        title={title}
        parents={[{ name: "Downloads", href: adminPaths.section("downloads") }]}
        actions={<ReplaceDownload key={file.version} file={file} />}
      >
        {`${fileKind(file)}, ${formatFileSize(file.size)}. ${downloadCountLabel(file.fetched)}`}
      </AdminHeader>
      <EditDownload file={file} drops={await readForPage(listProductNames())} />
    </>
  );
}
