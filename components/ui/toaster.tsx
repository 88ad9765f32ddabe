"use client";

import { usePathname } from "next/navigation";
import type { CSSProperties } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import type { ToastAction } from "./toast";

const toasterStyle = {
  "--width": "350px",
  "--normal-bg": "var(--label)",
  "--normal-border": "var(--label-line)",
  "--normal-text": "var(--label-ink)",
  "--border-radius": "2px",
  fontFamily: "inherit",
} satisfies CSSProperties;

/**
 * The region of the toasts. Sonner keeps toasts that were shown before it is mounted. In the admin it is below the middle, above the bar of the
 * selected rows: the buttons of a page are at its top and those of a row at its end, and a toast under the pointer stays.
 */
export function Toaster() {
  const isAdmin = /^\/admin(\/|$)/.test(usePathname());
  return (
    <SonnerToaster
      position={isAdmin ? "bottom-center" : "top-center"}
      visibleToasts={20}
      offset={{ top: "calc(var(--header) + 0.75rem)", bottom: "4.5rem" }}
      mobileOffset={{ top: "calc(var(--header) + 0.5rem)", bottom: "4.5rem" }}
      style={toasterStyle}
      toastOptions={{
        style: {
          maxWidth: "350px",
          marginInline: "auto",
          fontSize: "1rem",
          fontWeight: 600,
          boxShadow: "var(--shadow-pop)",
        },
      }}
    />
  );
}

/** Shows a toast; `plain` has no icon. */
export function showToast(
  kind: "success" | "error" | "loading" | "plain",
  text: string,
  options: { id: string; duration: number; action: ToastAction | undefined },
) {
  if (kind === "plain") toast(text, options);
  else toast[kind](text, options);
}

/** Dismisses a toast. */
export function dismissToast(id: string) {
  toast.dismiss(id);
}
