import { notFound } from "next/navigation";
import { MediaActions, MediaFacts, MediaPreview, MediaVersions } from "@/components/admin/media/media-details";
import { MediaForm } from "@/components/admin/media/media-form";
import { ReplaceMedia } from "@/components/admin/media/replace-media";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { StatusBadge } from "@/components/ui/status-badge";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getMedia, listMediaVersions } from "@/lib/media/queries";

export const metadata = privatePageMetadata("Edit a file");

export default async function MediaItemPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.mediaItem(id), "exhibitions");
  const [found, versions] = await readForPage(Promise.all([getMedia(id), listMediaVersions(id)]));
  const item = found ?? notFound();
  return (
    <>
      <AdminHeader title={item.name} parents={[{ name: "Media", href: adminPaths.section("media") }]} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6">
          {item.archivedAt && <StatusBadge tone="warn">Archived</StatusBadge>}
          {/* The focal point is picked in the picture itself. */}
          {(item.kind !== "picture" || item.archivedAt) && <MediaPreview item={item} />}
          <MediaFacts item={item} />
          {!item.archivedAt && <ReplaceMedia key={item.version} item={item} />}
          <MediaActions item={item} />
        </div>
        {item.archivedAt ? (
          <p className="font-normal font-read text-muted text-read">
            Visitors and members cannot open this file. Restore it to edit or replace it.
          </p>
        ) : (
          <MediaForm item={item} />
        )}
      </div>
      {!item.archivedAt && <MediaVersions item={item} versions={versions} />}
    </>
  );
}
