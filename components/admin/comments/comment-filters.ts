import type { BuiltInView, ListFilter } from "@/components/admin/table/list-filters";
import type { AdminArtwork, AdminExhibition } from "@/lib/exhibitions/admin-contracts";

const guestbook = ["guestbook", "Guestbook"] as const;

/** The titles of the threads: an exhibition by its slug, an artwork by both slugs. */
export const threadTitles = (
  exhibitions: readonly AdminExhibition[],
  artworks: readonly AdminArtwork[],
): Record<string, string> =>
  Object.fromEntries([
    guestbook,
    ...exhibitions.map(({ slug, title }) => [slug, title] as const),
    ...artworks.map(({ slug, title, exhibition }) => [`${exhibition.slug}/${slug}`, title] as const),
  ]);

/** The filters of the comments; the artworks are those of the chosen exhibition. */
export function commentFilters(
  exhibitions: readonly AdminExhibition[],
  artworks: readonly AdminArtwork[],
  chosen: string | undefined,
): readonly ListFilter[] {
  const shown = artworks.filter(({ exhibition }) => !chosen || exhibition.slug === chosen);
  return [
    {
      kind: "select",
      name: "exhibition",
      label: "Exhibition",
      options: [["", "All"], guestbook, ...exhibitions.map(({ slug, title }) => [slug, title] as const)],
    },
    {
      kind: "select",
      name: "artwork",
      label: "Artwork",
      options: [["", "All"], ...new Map(shown.map(({ slug, title }) => [slug, title]))],
    },
    {
      kind: "select",
      name: "status",
      label: "Status",
      options: [
        ["", "All"],
        ["pending", "Pending"],
        ["approved", "Approved"],
        ["refused", "Rejected"],
      ],
    },
    {
      kind: "select",
      name: "reported",
      label: "Reports",
      options: [
        ["", "All"],
        ["1", "Reported"],
      ],
    },
    {
      kind: "select",
      name: "sort",
      label: "Sort by",
      options: [
        ["", "Newest first"],
        ["oldest", "Oldest first"],
      ],
    },
  ];
}

export const commentViews: readonly BuiltInView[] = [
  { name: "Waiting", query: { status: "pending", sort: "oldest" } },
  { name: "Reported", query: { reported: "1" } },
  { name: "Guestbook", query: { exhibition: "guestbook" } },
  { name: "Rejected", query: { status: "refused" } },
];
