import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { ReorderButton } from "@/components/admin/ui/reorder-button";
import { Image } from "@/components/ui/image";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminArtwork } from "@/lib/exhibitions/admin-contracts";

/** The artworks of an exhibition in order. An artwork of a leader cannot be moved away from the leader. */
export function ArtworksTable({ exhibitionId, artworks }: { exhibitionId: string; artworks: readonly AdminArtwork[] }) {
  const ids = artworks.map(({ _id }) => _id);
  const path = adminApiPaths.reorderArtworks(exhibitionId);
  return (
    <DataTable
      caption="Artworks"
      hideCaption
      columns={["Artwork", "Image", "Product", "Annotations", "Actions"]}
      numericColumns={["Annotations"]}
      rows={artworks.map(({ _id, title, slug, image, productSlug, notes, leader }) => ({
        key: _id,
        cells: [
          <span key="title" className="grid">
            <Link href={adminPaths.editArtwork(_id)} prefetch={false} className="link font-semibold">
              {title}
            </Link>
            <span className="text-muted text-tiny">{leader ? leader.name : slug}</span>
          </span>,
          image ? (
            <Image
              key="picture"
              src={image.url}
              alt=""
              width={960}
              height={1200}
              sizes="3rem"
              className="aspect-4/5 w-12 bg-raised object-cover"
            />
          ) : (
            "Coming soon"
          ),
          productSlug ?? "None",
          notes.length,
          leader ? (
            <Link key="leader" href={adminPaths.editLeader(leader._id)} prefetch={false} className="link">
              {`Texts of ${leader.name}`}
            </Link>
          ) : (
            <span key="change" className="flex flex-wrap items-center gap-2">
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
        ],
      }))}
    />
  );
}
