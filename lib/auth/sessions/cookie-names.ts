import { env } from "@/lib/core/env";

/** Every cookie that the site sets, by its name over plain http. The privacy notice lists them by their names over https. */
export const siteCookies = [
  "la_session",
  "la_hint",
  "la_device",
  "la_step",
  "la_guest",
  "la_cart",
  "la_places",
  "la_voucher",
  "la_draft",
  "next-auth.csrf-token",
  "next-auth.callback-url",
] as const;
export type SiteCookie = (typeof siteCookies)[number];

/** `__Host-` ties a cookie to this host over https; plain http on a laptop cannot carry it. */
export const httpsCookieName = (name: SiteCookie) => `__Host-${name}` as const;

/** The name of a cookie on this host. */
export const cookieName = (name: SiteCookie): string =>
  env().APP_URL.startsWith("https://") ? httpsCookieName(name) : name;
