"use client";

import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const paper = {
  "--width": "350px",
  "--normal-bg": "var(--label)",
  "--normal-border": "var(--label-line)",
  "--normal-text": "var(--label-ink)",
  "--border-radius": "2px",
  fontFamily: "inherit",
} as CSSProperties;

// A root of its own: the toaster needs nothing of the page, and the page must not wait for it. It is mounted at once, because
// a toast raised before the toaster listens would be lost.
const place = document.createElement("div");
document.body.append(place);
flushSync(() =>
  createRoot(place).render(
    <Toaster
      position="top-center"
      visibleToasts={20}
      offset={{ top: "calc(var(--header) + 0.75rem)" }}
      mobileOffset={{ top: "calc(var(--header) + 0.5rem)" }}
      style={paper}
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

/** Shows one toast; `plain` has no icon. */
export function raise(
  kind: "success" | "error" | "loading" | "plain",
  text: string,
  options: { id: string; duration: number },
) {
  if (kind === "plain") toast(text, options);
  else toast[kind](text, options);
}

/** Takes one toast down. */
export function lower(id: string) {
  toast.dismiss(id);
}
