import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/platform/env";

const seconds = 5 * 60;
// Another salt is another key: a ticket is no session, and a session no ticket.
const salt = "second-step";
const name = () => (env().APP_URL.startsWith("https://") ? "__Host-la_step" : "la_step");

type Ticket = { userId: string; version: number };

/** Says that the password was right, for five minutes and for nothing but the second step. */
export function sealTicket({ userId, version }: Ticket): Promise<string> {
  return encode({ token: { sub: userId, version }, secret: env().NEXTAUTH_SECRET, salt, maxAge: seconds });
}

/** Whose ticket it is; null when it is none of ours, or too old. */
export async function openTicket(ticket: string | undefined): Promise<Ticket | null> {
  if (!ticket) return null;
  const said = await decode({ token: ticket, secret: env().NEXTAUTH_SECRET, salt }).catch(() => null);
  return said?.sub && typeof said.version === "number" ? { userId: said.sub, version: said.version } : null;
}

const cookie = (value: string, age: number) =>
  `${name()}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${env().APP_URL.startsWith("https://") ? "; Secure" : ""}`;

export const stepCookieName = name;

/** Puts the ticket into the answer's cookies, or takes it away. */
export function setTicket(headers: Headers, ticket: string | null): void {
  headers.append("set-cookie", cookie(ticket ?? "", ticket ? seconds : 0));
}
