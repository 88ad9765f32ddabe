import type { PerkName } from "@/lib/auth/contracts";
import type { ContentType } from "@/lib/member-content/contracts";
import { planPerks, planTitle } from "@/lib/subscriptions/rules";

type ContentLabels = { kind: string; locked: string; open: string };

const fileLabels: ContentLabels = { kind: "File", locked: "Upgrade to access", open: "Download" };

/** The labels of each content type: its name, the text when locked, and the action when unlocked. */
export const contentLabels: Record<ContentType, ContentLabels> = {
  sketch: { kind: "Sketch", locked: "Upgrade to view", open: "Open sketch" },
  image: { kind: "Picture", locked: "Upgrade to view", open: "Open picture" },
  video: { kind: "Film", locked: "Upgrade to watch", open: "Watch" },
  audio: { kind: "Sound", locked: "Upgrade to listen", open: "Listen" },
  doc: fileLabels,
  misc: fileLabels,
};

/** The plans that include an item, e.g. "the Annual and Collector plans". */
export function plansThatOpen(perk: PerkName | null): string {
  const names = (["monthly", "yearly", "collector"] as const)
    .filter((plan) => perk === null || planPerks[plan].includes(perk))
    .map(planTitle);
  if (names.length === 3) return "every plan";
  return `the ${names.join(" and ")} plan${names.length > 1 ? "s" : ""}`;
}

/** Formats a size, e.g. "240 kB" or "3.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
