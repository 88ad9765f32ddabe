import { notFound } from "next/navigation";
import { MediaActions, MediaFacts, MediaPreview, MediaVersions } from "@/components/admin/media/media-details";
import { MediaForm } from "@/components/admin/media/media-form";
import { mediaKindLabel } from "@/components/admin/media/media-labels";
import { ReplaceMedia } from "@/components/admin/media/replace-media";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
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
      <AdminHeader title={item.name} parents={[{ name: "Media", href: adminPaths.section("media") }]}>
        {item.archivedAt ? (
          <>
            <StatusBadge tone="warn">Archived</StatusBadge>{" "}
            <span className="block">Visitors and members cannot open this file. Restore it to edit or replace it.</span>
          </>
        ) : (
          `${mediaKindLabel(item)}, added ${formatLagosShortDate(item.createdAt)}`
        )}
      </AdminHeader>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {/* The focal point is picked in the picture itself. */}
          {(item.kind !== "picture" || item.archivedAt) && (
            <Card title="Preview">
              <MediaPreview item={item} />
            </Card>
          )}
          <MediaFacts item={item}>
            <div className="grid gap-4 border-line border-t pt-4">
              {!item.archivedAt && <ReplaceMedia key={item.version} item={item} />}
              <MediaActions item={item} />
            </div>
          </MediaFacts>
        </div>
        {!item.archivedAt && <MediaForm item={item} />}
      </div>
      {!item.archivedAt && <MediaVersions item={item} versions={versions} />}
    </>
  );
}
