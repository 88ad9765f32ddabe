import type { PublicLeader } from "@/lib/exhibitions/contracts";

type Theme = PublicLeader["theme"];

/** The four grounds of the exhibition, as Tailwind paints them. */
export const ground: Record<Theme, string> = {
  desert: "bg-desert",
  blacksteel: "bg-blacksteel",
  fire: "bg-fire",
  forest: "bg-forest",
};

const cycle: readonly Theme[] = ["desert", "blacksteel", "fire", "forest"];

/** The ground that follows another, as the sections of the exhibition cycle through them. */
export function nextTheme(theme: Theme): Theme {
  return cycle[(cycle.indexOf(theme) + 1) % cycle.length] ?? theme;
}
