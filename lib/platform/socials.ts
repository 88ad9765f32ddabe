import { env } from "./env";

/** The museum's pages elsewhere, in the order in which they are shown. A place whose address is not set is left out. */
export function socials() {
  const set = env();
  const places = [
    { name: "Instagram", href: set.SOCIAL_INSTAGRAM },
    { name: "TikTok", href: set.SOCIAL_TIKTOK },
    { name: "Threads", href: set.SOCIAL_THREADS },
    { name: "Twitter", href: set.SOCIAL_TWITTER },
    { name: "YouTube", href: set.SOCIAL_YOUTUBE },
  ] as const;
  return places.filter(({ href }) => href !== "");
}
