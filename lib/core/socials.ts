import { env } from "./env";

/** The social media profiles in display order, without those whose URL is not set. */
export function socials() {
  const settings = env();
  const profiles = [
    { name: "Instagram", href: settings.SOCIAL_INSTAGRAM },
    { name: "TikTok", href: settings.SOCIAL_TIKTOK },
    { name: "Threads", href: settings.SOCIAL_THREADS },
    { name: "Twitter", href: settings.SOCIAL_TWITTER },
    { name: "YouTube", href: settings.SOCIAL_YOUTUBE },
  ] as const;
  return profiles.filter(({ href }) => href !== "");
}
