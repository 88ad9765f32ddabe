import { ModerationSettingsForm } from "@/components/admin/comments/moderation-settings-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { getModerationSettings } from "@/lib/comments/moderation-settings";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Words and links");

export default async function ModerationSettingsPage() {
  await requireAdmin(adminPaths.moderationSettings, "comments");
  const settings = await readForPage(getModerationSettings());
  return (
    <>
      <AdminHeader title="Words and links" parents={[{ name: "Comments", href: adminPaths.section("comments") }]}>
        What holds a comment until a moderator approves it. A person’s first comment always waits.
      </AdminHeader>
      <ModerationSettingsForm key={settings.version} settings={settings} />
    </>
  );
}
