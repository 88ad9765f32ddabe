import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { isValidAt } from "@/lib/core/wallet-settings";
import { getSeatTicket } from "@/lib/events/ticket-queries";

/** What a pass in a phone's wallet shows. */
export type WalletTicket = {
  title: string;
  /** ISO; without an end, an event is over when it starts. */
  startsAt: string;
  endsAt: string | null;
  place: string;
  /** Null until one day before. */
  address: string | null;
  isOnline: boolean;
  guest: string;
  code: string;
  /** The content of the QR code: the same as on the ticket's page and in its PDF. */
  checkInUrl: string;
  pageUrl: string;
};

/** The wallets that have their settings, and certificates that are valid today. */
export function offeredWallets(): { apple: boolean; google: boolean } {
  const { APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE, GOOGLE_WALLET_KEY } = env();
  const now = new Date();
  return {
    apple: [APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE].every((one) => one && isValidAt(one, now)),
    google: GOOGLE_WALLET_KEY !== undefined,
  };
}

/** The caller's seat, or that of a companion, at an event that still takes place. Throws without one, and where the wallet is not offered. */
export async function requireWalletTicket(
  wallet: "apple" | "google",
  { actor, id, seat }: { actor: Actor; id: string; seat?: string | undefined },
): Promise<WalletTicket> {
  if (!offeredWallets()[wallet]) return throwAppError("not_found", "Tickets are not available for this wallet.");
  const ticket = await getSeatTicket({ actor, id, seat });
  if (!ticket) return throwAppError("not_found", "You have no ticket of this event.");
  const { event, code, door, isOver, guest } = ticket;
  if (event.cancelled !== null) return throwAppError("conflict", "This event was cancelled.");
  if (isOver) return throwAppError("ended", "This event is over.");
  const site = env().APP_URL;
  return {
    title: event.title,
    startsAt: event.date,
    endsAt: event.endDate,
    place: event.place,
    address: door,
    isOnline: event.isOnline,
    guest,
    code,
    checkInUrl: `${site}${paths.checkIn(event._id, code)}`,
    pageUrl: `${site}${paths.ticket(event._id)}`,
  };
}
