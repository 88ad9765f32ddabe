import { CommentBansTable } from "@/components/admin/comments/comment-bans-table";
import { ModerationSettingsForm } from "@/components/admin/comments/moderation-settings-form";
import { ThreadSettingsForm } from "@/components/admin/comments/thread-settings-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listCommentBans } from "@/lib/comments/admin-queries";
import { getModerationSettings } from "@/lib/comments/moderation-settings";
import { listThreadSettings } from "@/lib/comments/thread-settings";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Rules and bans");

export default async function ModerationSettingsPage() {
  await requireAdmin(adminPaths.moderationSettings, "comments");
  const [settings, bans, threads] = await readForPage(
    Promise.all([getModerationSettings(), listCommentBans(), listThreadSettings()]),
  );
  return (
    <>
      <AdminHeader title="Rules and bans" parents={[{ name: "Comments", href: adminPaths.section("comments") }]}>
        What holds a comment until a moderator approves it. A person’s first comment always waits.
      </AdminHeader>
      <div className="grid gap-12">
        <ModerationSettingsForm settings={settings} />
        <section aria-labelledby="threads" className="grid gap-2">
          <h2 id="threads" className="font-bold text-subheading">
            Who may comment where
          </h2>
          <div className="border-line border-t">
            {threads.map((thread) => (
              <ThreadSettingsForm key={thread.exhibition} settings={thread} />
            ))}
          </div>
        </section>
        <CommentBansTable bans={bans} />
      </div>
    </>
  );
}
