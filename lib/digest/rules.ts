import type { DigestContent } from "@/lib/digest/contracts";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** "November": the name of 2026-11. */
export const nameOfMonth = (month: string): string => monthName.format(new Date(`${month}-15T00:00:00Z`));

const counted = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** "3 new works, 1 drop and 2 replies to you"; empty for a month without anything. */
export function digestSummary({ works, drops, upcoming, events, replies }: DigestContent): string {
  const parts = [
    works.total > 0 && counted(works.total, "new work", "new works"),
    drops.total > 0 && counted(drops.total, "new drop", "new drops"),
    upcoming.length > 0 && `${counted(upcoming.length, "drop", "drops")} to come`,
    events.length > 0 && counted(events.length, "event", "events"),
    replies > 0 && `${counted(replies, "reply", "replies")} to you`,
  ].filter((part): part is string => part !== false);
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : (last ?? "");
}
