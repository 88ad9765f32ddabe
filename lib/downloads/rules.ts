import type { Actor } from "@/lib/auth/contracts";

/** Whether a member may download a file of that level: "exclusive" requires the perk `digitalPrints`. */
export function canOpenDownload(level: "basic" | "exclusive", { perks }: Pick<Actor, "perks">): boolean {
  return level === "basic" || perks.digitalPrints;
}
