import type { PerkName } from "@/lib/accounts/contracts";
import type { ContentType } from "@/lib/exhibitions/content-contracts";
import { planPerks, planTitle } from "@/lib/membership/rules";

type Words = { kind: string; locked: string; open: string };

const file: Words = { kind: "File", locked: "Upgrade to access", open: "Download" };

/** What a piece is called, what stands over a locked one, and what is pressed to open it. */
export const contentWords: Record<ContentType, Words> = {
  sketch: { kind: "Sketch", locked: "Upgrade to view", open: "Open the sketch" },
  image: { kind: "Picture", locked: "Upgrade to view", open: "Open the picture" },
  video: { kind: "Film", locked: "Upgrade to watch", open: "Watch" },
  audio: { kind: "Sound", locked: "Upgrade to listen", open: "Listen" },
  doc: file,
  misc: file,
};

/** The plans that open a piece: "the Annual and Collector plans". */
export function plansThatOpen(perk: PerkName | null): string {
  const names = (["monthly", "yearly", "collector"] as const)
    .filter((plan) => perk === null || planPerks[plan].includes(perk))
    .map(planTitle);
  if (names.length === 3) return "every plan";
  return `the ${names.join(" and ")} plan${names.length > 1 ? "s" : ""}`;
}

/** A size as people read it: "240 kB", "3.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
