import type { EventBody } from "@/lib/community/desk-contracts";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";

/** The prerendered pages that list the evenings. */
export const eventPages = [paths.events, paths.visit, paths.visitTickets, "/sitemap.xml"];

/** The columns of an event that its form fills in. An empty link is none. */
export function eventColumns(
  { title, date, description, link, endDate, place, capacity }: EventBody,
  sentence: string,
) {
  const endsAt = endDate || null;
  if (endsAt && endsAt <= date)
    refuse("invalid_input", sentence, { fields: { endDate: "It ends after it has begun" } });
  return { title, startsAt: date, description, link: link || null, endsAt, place, capacity: capacity ?? null };
}
