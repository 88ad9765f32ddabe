import type { PublicLeader } from "@/lib/exhibitions/contracts";

type Theme = PublicLeader["theme"];

/** The background class of each theme. */
export const themeClasses: Record<Theme, string> = {
  desert: "bg-desert",
  blacksteel: "bg-blacksteel",
  fire: "bg-fire",
  forest: "bg-forest",
};

const themeCycle: readonly Theme[] = ["desert", "blacksteel", "fire", "forest"];

/** The theme of the following section; the four themes cycle. */
export function nextTheme(theme: Theme): Theme {
  return themeCycle[(themeCycle.indexOf(theme) + 1) % themeCycle.length] ?? theme;
}
