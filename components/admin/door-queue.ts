import type { GuestAtDoor } from "@/lib/community/event-contracts";
import { readTicketCode } from "@/lib/community/event-rules";

/** One press at the door, until the museum has answered it. The key makes it the same press however often it is sent. */
export type Press = { key: string; code: string; name: string | null };

const place = (event: string) => `door/${event}`;

/** What was pressed on this device and has not been answered. It outlives the page. */
export function readQueue(event: string): Press[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(event)) ?? "[]");
    return Array.isArray(kept) ? (kept as Press[]) : [];
  } catch {
    return [];
  }
}

/** Keeps it. A browser without storage keeps it as long as the page is open. */
export function keepQueue(event: string, queue: readonly Press[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(place(event), JSON.stringify(queue));
    else localStorage.removeItem(place(event));
  } catch {}
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Africa/Lagos" });
export const cameAlready = (name: string, at: string) => `⚠️ ${name} came in already, at ${clock.format(new Date(at))}.`;

type Judged = { said: string } | { press: Omit<Press, "key"> };

/** What a code means at this door, as far as this device knows; what it cannot know is asked. */
export function judge(given: string, guests: readonly GuestAtDoor[], queue: readonly Press[]): Judged {
  const code = readTicketCode(given);
  if (!code) return { said: "⚠️ That is not the code of a ticket. It has ten letters and figures." };
  const guest = guests.find((each) => each.code === code);
  if (guest?.checkedInAt) return { said: cameAlready(guest.name, guest.checkedInAt) };
  if (queue.some((press) => press.code === code))
    return { said: `⚠️ ${guest?.name ?? code} came in already, and waits on this device to be sent.` };
  return { press: { code, name: guest?.name ?? null } };
}
