import type { Actor } from "@/lib/auth/contracts";
import type { DownloadLevel } from "@/lib/downloads/contracts";

/** The levels that a user's plan opens: "exclusive" requires the perk `digitalPrints`, "owners" comes with no plan. An admin opens all. */
export function openLevels({ role, isVIP, perks }: Pick<Actor, "role" | "isVIP" | "perks">): DownloadLevel[] {
  if (role === "Admin") return ["basic", "exclusive", "owners"];
  if (!isVIP) return [];
  return perks.digitalPrints ? ["basic", "exclusive"] : ["basic"];
}

/** Why a member may not download a file of that level. */
export const lockedMessages = {
  basic: "Members Only",
  exclusive: "Exclusive digital prints come with the Annual and Collector plans",
  owners: "This file is for owners of its drop",
} as const satisfies Record<DownloadLevel, string>;
