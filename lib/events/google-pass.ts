import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import { env } from "@/lib/core/env";
import { toLagosIso } from "@/lib/core/lagos-datetime";
import type { WalletTicket } from "@/lib/events/wallet-ticket";

/** Google advises at most 1,800 characters for the token in the link, so long texts are cut. */
const LONGEST_TEXT = 60;

const shorten = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= LONGEST_TEXT
    ? text
    : `${characters
        .slice(0, LONGEST_TEXT - 1)
        .join("")
        .trimEnd()}…`;
};
const localized = (text: string) => ({ defaultValue: { language: "en", value: shorten(text) } });

/**
 * The link that saves a ticket to Google Wallet: a signed token with the event and the ticket. Google creates both when somebody saves it,
 * and ignores an id that it knows. So the ids are derived from what is shown: after a change of time or place, the ticket is a new one.
 */
export async function googleSaveUrl(ticket: WalletTicket): Promise<string> {
  const { GOOGLE_WALLET_ISSUER_ID: issuer, GOOGLE_WALLET_KEY: account, APP_URL } = env();
  if (!issuer || !account) throw new Error("Google Wallet is not set up.");
  const event = {
    issuerName: "The Living Archive",
    reviewStatus: "UNDER_REVIEW",
    eventName: localized(ticket.title),
    dateTime: {
      start: toLagosIso(ticket.startsAt),
      ...(ticket.endsAt !== null && { end: toLagosIso(ticket.endsAt) }),
    },
    ...(ticket.place && {
      venue: { name: localized(ticket.place), address: localized(ticket.address ?? ticket.place) },
    }),
  };
  const idOf = (...parts: readonly unknown[]) =>
    `${issuer}.${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24)}`;
  const classId = idOf(APP_URL, ticket.pageUrl, event);
  const pass = {
    id: idOf(classId, ticket.code),
    classId,
    state: "ACTIVE",
    ticketHolderName: shorten(ticket.guest),
    ticketNumber: ticket.code,
    barcode: { type: "QR_CODE", value: ticket.checkInUrl, alternateText: ticket.code },
  };
  const token = await new SignJWT({
    typ: "savetowallet",
    payload: { eventTicketClasses: [{ id: classId, ...event }], eventTicketObjects: [pass] },
  })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(account.email)
    .setAudience("google")
    .setIssuedAt()
    .sign(account.key);
  return `https://pay.google.com/gp/v/save/${token}`;
}
