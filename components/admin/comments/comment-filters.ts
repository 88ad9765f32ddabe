import type { BuiltInView, ListFilter } from "@/components/admin/table/list-filters";
import type { ModerationCounts, ModerationQueue } from "@/lib/comments/admin-contracts";
import type { ModeratedComment, ModerationFilter } from "@/lib/comments/moderation-contracts";
import { guestbook } from "@/lib/comments/rules";
import { paths } from "@/lib/core/urls/paths";

type Threads = {
  exhibitions: readonly { slug: string; title: string }[];
  artworks: readonly { slug: string; title: string; exhibition: string }[];
};

/** The titles of the threads: an exhibition by its slug, an artwork by both slugs. */
export type ThreadTitles = Readonly<Record<string, string>>;

export const threadTitles = ({ exhibitions, artworks }: Threads): ThreadTitles =>
  Object.fromEntries([
    [guestbook, "Guestbook"],
    ...exhibitions.map(({ slug, title }) => [slug, title] as const),
    ...artworks.map(({ slug, title, exhibition }) => [`${exhibition}/${slug}`, title] as const),
  ]);

type Thread = Pick<ModeratedComment, "exhibition" | "artwork">;

/** What a comment is on: "The Empty Chair, Heads of State". */
export function threadName({ exhibition, artwork }: Thread, titles: ThreadTitles): string {
  const title = titles[exhibition] ?? exhibition;
  return artwork ? `${titles[`${exhibition}/${artwork}`] ?? artwork}, ${title}` : title;
}

/** The public page on which a comment is shown. */
export function threadPath({ exhibition, artwork }: Thread): string {
  if (exhibition === guestbook) return paths.guestbook;
  return `${paths.exhibition(exhibition)}${artwork ? `#guestbook-${artwork}` : "?tab=guestbook"}`;
}

/** What each queue holds. */
export const queueFilters: Readonly<Record<ModerationQueue, ModerationFilter>> = {
  waiting: { status: "pending" },
  reported: { reported: "1" },
  all: {},
  guestbook: { exhibition: guestbook },
  rejected: { status: "refused" },
};

/** The queues after the one of the comments that wait, which is the page without a query. */
export const queueViews = (counts: ModerationCounts): readonly BuiltInView[] => [
  { name: "Reported", query: { queue: "reported" }, count: counts.reported },
  { name: "All", query: { queue: "all" }, count: counts.all },
  { name: "Guestbook", query: { queue: "guestbook" }, count: counts.guestbook },
  { name: "Rejected", query: { queue: "rejected" }, count: counts.rejected },
];

/** The filters of a queue; the artworks are those of the chosen exhibition. The guestbook has neither. */
export function commentFilters(
  { exhibitions, artworks }: Threads,
  queue: ModerationQueue,
  chosen?: string,
): readonly ListFilter[] {
  const shown = artworks.filter(({ exhibition }) => !chosen || exhibition === chosen);
  const orders = [["newest", "Newest first"] as const, ["oldest", "Oldest first"] as const];
  const [first, second] = queue === "waiting" ? orders.toReversed() : orders;
  const sort: ListFilter = {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [["", first?.[1] ?? ""], second ?? ["", ""]],
  };
  if (queue === "guestbook") return [sort];
  return [
    {
      kind: "select",
      name: "exhibition",
      label: "Exhibition",
      options: [["", "All"], [guestbook, "Guestbook"], ...exhibitions.map(({ slug, title }) => [slug, title] as const)],
    },
    {
      kind: "select",
      name: "artwork",
      label: "Artwork",
      options: [["", "All"], ...new Map(shown.map(({ slug, title }) => [slug, title]))],
    },
    sort,
  ];
}
