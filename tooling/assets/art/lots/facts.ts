import { seedAuctions } from "../../../../prisma/seed/auction-lots";

/** What a picture takes from the record of its lot: its two lines of type and its real height in centimetres. */
export function lotFacts(slug: string) {
  const lot = seedAuctions.find((each) => each.slug === slug);
  if (!lot) throw new Error(`no lot ${slug}`);
  return { label: [lot.title, lot.accession.split(",")[0] ?? ""] as const, height: Number.parseFloat(lot.dimensions) };
}
