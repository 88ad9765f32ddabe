"use client";

import { useRouter } from "next/navigation";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { asksToLeave } from "@/components/admin/ui/leave-question";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { notify } from "@/components/ui/toast";
import { canOpen, type Staff } from "@/lib/auth/staff-roles";
import { type AdminTool, onAdminTool, openAdminTool } from "./open-tool";
import { hasPreference } from "./preferences";
import { addKey, readShortcut } from "./read-shortcut";

type ToolProps = { open: boolean; onClose: () => void };
type PaletteProps = ToolProps & { userId: string; admin: Staff; takeEarlyText: () => string };
type SheetProps = ToolProps & { admin: Staff };

/** Says so when a tool cannot be loaded. */
function NotLoaded({ onClose }: ToolProps): null {
  useEffect(() => {
    notify.error("It could not be loaded. Please check your connection and try again.");
    onClose();
  }, [onClose]);
  return null;
}

const CommandPalette = lazyWithFallback<PaletteProps>(
  () => import("./command-palette").then((file) => file.CommandPalette),
  NotLoaded,
);
const ShortcutSheet = lazyWithFallback<SheetProps>(
  () => import("./shortcut-sheet").then((file) => file.ShortcutSheet),
  NotLoaded,
);

/** The command palette, the list of shortcuts, and the keys. Both dialogs are loaded at their first use. */
export function AdminTools({ userId, admin }: { userId: string; admin: Staff }) {
  const router = useRouter();
  const [open, setOpen] = useState<AdminTool | null>(null);
  const [used, setUsed] = useState<readonly AdminTool[]>([]);
  // What is typed from the moment that the palette is asked for until it is loaded; null at any other time.
  const earlyText = useRef<string | null>(null);
  const isLoaded = useRef(false);
  useEffect(
    () =>
      onAdminTool((tool) => {
        if (tool === "palette" && !isLoaded.current) earlyText.current = "";
        setOpen(tool);
        setUsed((before) => (before.includes(tool) ? before : [...before, tool]));
      }),
    [],
  );
  useEffect(() => {
    let afterG = 0;
    const handleKey = (event: KeyboardEvent) => {
      if (earlyText.current !== null) {
        const text = addKey(earlyText.current, event);
        if (text === null) return;
        earlyText.current = text;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const isSequence = Date.now() - afterG < 1_500;
      const shortcut = readShortcut(event, { isSequence, isOff: hasPreference("no-keys") });
      if (event.key !== "Shift") afterG = 0;
      if (!shortcut || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      // The second key of a sequence is not one for the page too: "a" approves a comment there.
      event.stopImmediatePropagation();
      if (shortcut === "sequence") afterG = Date.now();
      else if (shortcut === "palette" || shortcut === "shortcuts") openAdminTool(shortcut);
      else if (canOpen(admin, shortcut.href) && !asksToLeave(shortcut.href)) router.push(shortcut.href);
    };
    addEventListener("keydown", handleKey, { capture: true });
    return () => removeEventListener("keydown", handleKey, { capture: true });
  }, [router, admin]);
  const close = useCallback(() => {
    earlyText.current = null;
    setOpen(null);
  }, []);
  const takeEarlyText = useCallback(() => {
    const text = earlyText.current ?? "";
    earlyText.current = null;
    isLoaded.current = true;
    return text;
  }, []);
  return (
    <Suspense>
      {used.includes("palette") && (
        <CommandPalette
          open={open === "palette"}
          onClose={close}
          userId={userId}
          admin={admin}
          takeEarlyText={takeEarlyText}
        />
      )}
      {used.includes("shortcuts") && <ShortcutSheet open={open === "shortcuts"} onClose={close} admin={admin} />}
    </Suspense>
  );
}
