import { Moon, Sun } from "lucide-react";
import { IconButton } from "@/components/ui/button";

/** Switches between the dark and the light theme (head-script.ts). */
export function ThemeToggle() {
  return (
    <IconButton label="Switch between the dark and the light theme" data-theme-toggle="">
      <Moon aria-hidden className="size-5.5 stroke-[1.75] light:hidden" />
      <Sun aria-hidden className="hidden size-5.5 stroke-[1.75] light:block" />
    </IconButton>
  );
}
