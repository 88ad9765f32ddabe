import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** The token of the link to a ticket that is passed on: its key, signed. The person who has it may accept. */
export const ticketLinkToken = (key: string): string => signValue("ticket-link", key);

/** The key of a token, or null. */
export const readTicketLink = (token: string): string | null => readSignedValue("ticket-link", token);
