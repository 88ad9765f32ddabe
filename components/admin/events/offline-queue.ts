import { type Message, warning } from "@/components/ui/message";
import type { CheckInGuest } from "@/lib/events/contracts";
import { parseTicketCode } from "@/lib/events/rules";

/** A check-in that the server has not confirmed yet. The key makes repeated requests idempotent. */
export type QueuedCheckIn = { key: string; code: string; name: string | null };

const storageKey = (event: string) => `check-in/${event}`;

/** The unconfirmed check-ins of this device. They survive a page reload. */
export function readQueue(event: string): QueuedCheckIn[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(event)) ?? "[]");
    return Array.isArray(stored) ? (stored as QueuedCheckIn[]) : [];
  } catch {
    return [];
  }
}

/** Stores the queue. Without browser storage it lasts until the page closes. */
export function saveQueue(event: string, queue: readonly QueuedCheckIn[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(storageKey(event), JSON.stringify(queue));
    else localStorage.removeItem(storageKey(event));
  } catch {}
}

const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Africa/Lagos" });
export const alreadyCheckedInMessage = (name: string, at: string) =>
  warning(`${name} checked in already, at ${timeFormat.format(new Date(at))}.`);

type ScanResult = { message: Message } | { checkIn: Omit<QueuedCheckIn, "key"> };

/** What a scanned code means as far as this device knows. An unknown code is left to the server. */
export function checkScan(
  scanned: string,
  attendees: readonly CheckInGuest[],
  queue: readonly QueuedCheckIn[],
): ScanResult {
  const code = parseTicketCode(scanned);
  if (!code) return { message: warning("That is not a ticket code. A code has ten letters and digits.") };
  const attendee = attendees.find((each) => each.code === code);
  if (attendee?.checkedInAt) return { message: alreadyCheckedInMessage(attendee.name, attendee.checkedInAt) };
  if (queue.some((queued) => queued.code === code))
    return { message: warning(`${attendee?.name ?? code} checked in already, and is not synced yet.`) };
  return { checkIn: { code, name: attendee?.name ?? null } };
}
