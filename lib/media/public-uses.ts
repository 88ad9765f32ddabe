import { pagesShowing } from "@/lib/core/urls/pages-showing";
import type { Tx } from "@/lib/db/client";

/** A record that uses a picture or sound of the public pages. */
export type PublicUse = {
  kind: "product" | "exhibition" | "artwork" | "leader" | "tour" | "auction" | "newsletter" | "event";
  id: string;
  slug: string;
  title: string;
};

/** The records that use a public file. */
export const findUses = (tx: Pick<Tx, "$queryRaw">, fileId: string): Promise<PublicUse[]> =>
  tx.$queryRaw<PublicUse[]>`
    SELECT DISTINCT kind, record_id AS id, slug, title FROM public_file_uses() WHERE file_id = ${fileId} ORDER BY title, id`;

/** The prerendered pages that show these records. */
export const pagesOf = (uses: readonly PublicUse[]): string[] =>
  uses.flatMap(({ kind, slug }): readonly string[] => {
    if (kind === "product") return pagesShowing.product(slug);
    if (kind === "exhibition") return pagesShowing.exhibitions;
    // A draft is on no page.
    if (kind === "event") return pagesShowing.events;
    if (kind === "tour") return pagesShowing.tour;
    if (kind === "newsletter") return slug ? pagesShowing.newsletter(slug) : [];
    return kind === "auction" ? pagesShowing.auctions : pagesShowing.leaders;
  });

const names: Record<PublicUse["kind"], string> = {
  product: "product",
  exhibition: "exhibition",
  artwork: "artwork",
  leader: "sound of",
  tour: "audio tour of",
  auction: "auction",
  newsletter: "newsletter",
  event: "event",
};

/** "product The medallion, exhibition Heads of State, and 2 more". */
export function describeUses(uses: readonly PublicUse[]): string {
  const shown = uses.slice(0, 5).map(({ kind, title }) => `${names[kind]} “${title}”`);
  return `${shown.join(", ")}${uses.length > 5 ? ` and ${uses.length - 5} more` : ""}`;
}
