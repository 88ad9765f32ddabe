import { notFound } from "next/navigation";
import { NewLeaderForm } from "@/components/admin/exhibitions/new-leader-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminExhibition } from "@/lib/exhibitions/admin-queries";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New leader");

export default async function NewLeaderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.newLeader(id), "exhibitions");
  const { slug, title } = (await readForPage(getAdminExhibition(id))) ?? notFound();
  if (slug !== HEADS_OF_STATE) notFound();
  return (
    <>
      <AdminHeader
        title="New leader"
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name: title, href: adminPaths.editExhibition(id) },
        ]}
      >
        {`A draft at the end of ${title}. The texts, their sources and the picture follow; nobody but admins sees it before it is published.`}
      </AdminHeader>
      <NewLeaderForm exhibitionId={id} />
    </>
  );
}
