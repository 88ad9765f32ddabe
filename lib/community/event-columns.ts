import type { EventBody } from "@/lib/community/event-contracts";
import { openingsRefusal } from "@/lib/community/event-rules";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";

/** The prerendered pages that list the evenings. */
export const eventPages = [paths.events, paths.visit, paths.visitTickets, "/sitemap.xml"];

/** The columns of an event that its form fills in. An empty link is none. */
export function eventColumns(body: EventBody, sentence: string) {
  const { title, date, description, link, endDate, place, isOnline, door, capacity } = body;
  const endsAt = endDate || null;
  if (endsAt && endsAt <= date)
    refuse("invalid_input", sentence, { fields: { endDate: "It ends after it has begun" } });
  const openings = {
    collectorsFrom: body.collectorsFrom || null,
    yearlyFrom: body.yearlyFrom || null,
    monthlyFrom: body.monthlyFrom || null,
    everyoneFrom: body.everyoneFrom || null,
  };
  const wrong = openingsRefusal(openings);
  if (wrong) refuse("invalid_input", sentence, { fields: wrong });
  return {
    title,
    startsAt: date,
    description,
    link: link || null,
    endsAt,
    place,
    isOnline,
    door,
    capacity: capacity ?? null,
    ...openings,
  };
}
