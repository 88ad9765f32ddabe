import { formatLagosTime } from "@/components/ui/lagos-time";
import { type Message, warning } from "@/components/ui/message";
import type { CheckInGuest, CheckInReply } from "@/lib/events/contracts";
import { parseTicketCode } from "@/lib/events/rules";

/** A check-in that the server has not confirmed yet. The key makes repeated requests idempotent; `at` is the device's time. */
export type QueuedCheckIn = { key: string; code: string; name: string | null; at: number };

type AlreadyCheckedIn = Pick<CheckInGuest, "name" | "checkedInBy">;

const alreadyText = ({ name, checkedInBy }: AlreadyCheckedIn, at: string) =>
  `${name} already checked in at ${formatLagosTime(at)}${checkedInBy ? ` by ${checkedInBy}` : ""}.`;

/** "Bola Ade already checked in at 18:30 by Adaeze Nnamdi." */
export const alreadyCheckedInMessage = (guest: AlreadyCheckedIn, at: string): Message =>
  warning(alreadyText(guest, at));

type ScanResult = { checkIn: Pick<QueuedCheckIn, "code" | "name"> } | { message: Message };

/**
 * What a scanned or typed text means as far as this device knows: a ticket, a code, or the name of one guest. An unknown code is left to
 * the server.
 */
export function checkScan(
  scanned: string,
  attendees: readonly CheckInGuest[],
  queue: readonly Pick<QueuedCheckIn, "code">[],
): ScanResult {
  const parsed = parseTicketCode(scanned);
  // A name of ten letters can look like a code.
  const code = attendees.some((each) => each.code === parsed) ? parsed : (findByName(scanned, attendees) ?? parsed);
  if (!code) return { message: warning("No ticket code, and no single guest with this name.") };
  const attendee = attendees.find((each) => each.code === code);
  if (attendee?.checkedInAt) return { message: alreadyCheckedInMessage(attendee, attendee.checkedInAt) };
  if (queue.some((queued) => queued.code === code))
    return {
      message: warning(`${attendee?.name ?? code} already checked in on this device, which is not synced yet.`),
    };
  return { checkIn: { code, name: attendee?.name ?? null } };
}

/** The code of the only guest whose name contains the text. */
function findByName(text: string, attendees: readonly CheckInGuest[]): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < 2) return null;
  const found = attendees.filter(({ name }) => name.toLowerCase().includes(wanted));
  return found.length === 1 ? (found[0]?.code ?? null) : null;
}

/** The server rejects more. */
const maxSeconds = 86_400;
/** A check-in that is sent at once has no age. */
const minSeconds = 5;

/** How long ago a check-in was made; undefined for one that is sent at once, and for a device whose clock was set back. */
export function secondsAgo({ at }: Pick<QueuedCheckIn, "at">, now: number): number | undefined {
  const seconds = Math.round((now - at) / 1_000);
  return seconds < minSeconds ? undefined : Math.min(seconds, maxSeconds);
}

/**
 * Whether the request was not decided: no network, an overloaded server, an expired session, or an admin without the permission, whose
 * check-ins another admin can send from this device.
 */
export const isRetryable = (status: number): boolean =>
  status === 0 || status >= 500 || [401, 403, 429].includes(status);

/** Why a check-in is sent again. */
export function whyRetried(status: number): string {
  if (status === 401) return "You are logged out.";
  return status === 403 ? "You may not check guests in." : "The server cannot be reached.";
}

/** What has to be cleared up with a guest who was let in without a connection; null when the check-in was right. */
export function findConflict(
  { code, name, at }: QueuedCheckIn,
  reply: CheckInReply | { error: string },
): string | null {
  const here = `let in on this device at ${formatLagosTime(new Date(at))}`;
  if ("error" in reply) return `${name ?? code}, ${here}: ${reply.error}`;
  return reply.already && `${alreadyText(reply.guest, reply.already)} The same ticket was ${here}.`;
}
