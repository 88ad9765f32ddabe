import { cookieName, type SiteCookie } from "@/lib/auth/sessions/cookie-names";
import { env } from "@/lib/core/env";

type Cookie = {
  name: SiteCookie;
  /** Empty clears the cookie. */
  value: string;
  seconds: number;
  /** Whether the page's scripts can read it. */
  readable?: boolean;
};

/** Adds a cookie of this host to the headers of a response; over https only, where the site uses it. */
export function appendCookie(headers: Headers, { name, value, seconds, readable = false }: Cookie): void {
  const maxAge = value === "" ? 0 : seconds;
  const secure = env().APP_URL.startsWith("https://") ? "; Secure" : "";
  const httpOnly = readable ? "" : "; HttpOnly";
  headers.append(
    "set-cookie",
    `${cookieName(name)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${httpOnly}${secure}`,
  );
}
