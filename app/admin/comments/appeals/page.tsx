import { AppealList } from "@/components/admin/comments/appeal-list";
import { threadTitles } from "@/components/admin/comments/comment-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { readThreadTitles } from "@/lib/comments/admin-queries";
import { listAppeals } from "@/lib/comments/appeal-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Appeals");

export default async function AppealsPage() {
  await requireAdmin(adminPaths.appeals, "comments");
  const [appeals, threads] = await readForPage(Promise.all([listAppeals(), readThreadTitles()]));
  return (
    <>
      <AdminHeader title="Appeals" parents={[{ name: "Comments", href: adminPaths.section("comments") }]}>
        What authors write against the removal of a comment. Each can appeal once, and is emailed the decision.
      </AdminHeader>
      {appeals.length > 0 ? (
        <AppealList appeals={appeals} titles={threadTitles(threads)} />
      ) : (
        <EmptyList title="No appeals">When an author disputes a removed comment, you decide it here.</EmptyList>
      )}
    </>
  );
}
