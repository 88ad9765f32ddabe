import { CommentBansTable } from "@/components/admin/comments/comment-bans-table";
import { ModerationSettingsForm } from "@/components/admin/comments/moderation-settings-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listCommentBans } from "@/lib/comments/admin-queries";
import { getModerationSettings } from "@/lib/comments/moderation-settings";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Rules and bans");

export default async function ModerationSettingsPage() {
  await requireAdmin(adminPaths.moderationSettings, "comments");
  const [settings, bans] = await readForPage(Promise.all([getModerationSettings(), listCommentBans()]));
  return (
    <>
      <AdminHeader title="Rules and bans" parents={[{ name: "Comments", href: adminPaths.section("comments") }]}>
        What holds a comment until a moderator approves it. A person’s first comment always waits.
      </AdminHeader>
      <div className="grid gap-12">
        <ModerationSettingsForm key={settings.version} settings={settings} />
        <CommentBansTable bans={bans} />
      </div>
    </>
  );
}
