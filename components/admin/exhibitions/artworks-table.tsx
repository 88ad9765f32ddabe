"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminArtwork } from "@/lib/exhibitions/admin-contracts";

/** The artworks of an exhibition in order. An artwork of a leader moves and is deleted with the leader, if a curator added that one. */
export function ArtworksTable({ exhibitionId, artworks }: { exhibitionId: string; artworks: readonly AdminArtwork[] }) {
  const ids = artworks.map(({ _id }) => _id);
  const path = adminApiPaths.reorderArtworks(exhibitionId);
  const leaderIds = [...new Set(artworks.flatMap(({ leader }) => leader?._id ?? []))];
  const leadersPath = adminApiPaths.reorderLeaders(exhibitionId);
  return (
    <AdminTable
      caption="Artworks"
      hideCaption
      rows={artworks}
      rowKey={({ _id }) => _id}
      thumbnail={({ image }) => image && { src: image.url, alt: "" }}
      columns={[
        {
          id: "artwork",
          label: "Artwork",
          cell: ({ _id, title, slug, image, leader }) => (
            <span className="grid justify-items-start">
              <Link href={adminPaths.editArtwork(_id)} prefetch={false} className="link font-semibold">
                {title}
              </Link>
              <span className="text-muted text-tiny">{leader ? leader.name : slug}</span>
              {leader?.isDraft && <span className="text-tiny text-warn">Draft, visible to admins only</span>}
              {!image && <span className="text-tiny text-warn">Image coming soon</span>}
            </span>
          ),
        },
        { id: "product", label: "Product", cell: ({ productSlug }) => productSlug ?? "None" },
        { id: "annotations", label: "Annotations", numeric: true, cell: ({ notes }) => notes.length },
        {
          id: "actions",
          label: "Actions",
          cell: ({ _id, title, leader }) =>
            leader ? (
              <span className="flex flex-wrap items-center gap-2">
                <Link href={adminPaths.editLeader(leader._id)} prefetch={false} className="link">
                  {`Texts of ${leader.name}`}
                </Link>
                {leader.isAdded && (
                  <ReorderButton path={leadersPath} list={{ ids: leaderIds, id: leader._id }} subject={leader.name} />
                )}
                {leader.isDraft && (
                  <ConfirmAction
                    request={{ method: "delete", path: adminApiPaths.leader(leader._id) }}
                    label="Delete"
                    loadingText="Deleting…"
                    subject={leader.name}
                    confirm={{
                      question: "Are you sure you want to delete this draft?",
                      consequence: "Its texts, translations and its work are deleted too. This cannot be undone.",
                    }}
                    successText={`${leader.name} is deleted`}
                    failureText="Failed to delete the leader"
                  />
                )}
              </span>
            ) : (
              <span className="flex flex-wrap items-center gap-2">
                <ReorderButton path={path} list={{ ids, id: _id }} subject={title} />
                <ConfirmAction
                  request={{ method: "delete", path: adminApiPaths.artwork(_id) }}
                  label="Delete"
                  loadingText="Deleting…"
                  subject={title}
                  confirm={{
                    question: "Are you sure you want to delete this artwork?",
                    consequence: "Its image, annotations and comments are deleted too.",
                  }}
                  successText={`${title} is deleted`}
                  failureText="Failed to delete artwork"
                />
              </span>
            ),
        },
      ]}
    />
  );
}
