"use client";

import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const toasterStyle = {
  "--width": "350px",
  "--normal-bg": "var(--label)",
  "--normal-border": "var(--label-line)",
  "--normal-text": "var(--label-ink)",
  "--border-radius": "2px",
  fontFamily: "inherit",
} as CSSProperties;

// A React root of its own: the toaster needs nothing of the page, and the page must not wait for it. It is mounted
// synchronously,
// because a toast before that would be lost.
const container = document.createElement("div");
document.body.append(container);
flushSync(() =>
  createRoot(container).render(
    <Toaster
      position="top-center"
      visibleToasts={20}
      offset={{ top: "calc(var(--header) + 0.75rem)" }}
      mobileOffset={{ top: "calc(var(--header) + 0.5rem)" }}
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
    />,
  ),
);

/** Shows a toast; `plain` has no icon. */
export function showToast(
  kind: "success" | "error" | "loading" | "plain",
  text: string,
  options: { id: string; duration: number },
) {
  if (kind === "plain") toast(text, options);
  else toast[kind](text, options);
}

/** Dismisses a toast. */
export function dismissToast(id: string) {
  toast.dismiss(id);
}
