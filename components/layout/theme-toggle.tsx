"use client";

import { Moon, Sun } from "lucide-react";
import { IconButton } from "@/components/ui/button";

/** Switches between the dark and the light theme. The choice is stored in the browser and restored before the first paint. */
export function ThemeToggle() {
  const toggle = () => {
    const root = document.documentElement;
    const next = root.dataset.theme === "light" ? "dark" : "light";
    root.dataset.theme = next;
    try {
      localStorage.setItem("theme", next);
    } catch {
      // A browser that keeps nothing still shows the chosen theme until it leaves.
    }
  };
  return (
    <IconButton label="Switch between the dark and the light theme" onClick={toggle}>
      <Moon aria-hidden className="size-5.5 stroke-[1.75] light:hidden" />
      <Sun aria-hidden className="hidden size-5.5 stroke-[1.75] light:block" />
    </IconButton>
  );
}
