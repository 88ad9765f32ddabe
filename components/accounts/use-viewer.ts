"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Viewer } from "@/lib/accounts/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { forgetHint, hasSessionHint, sessionHint } from "./session-hint";

let known: Viewer | null = null;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function tell(viewer: Viewer | null): void {
  known = viewer;
  for (const listener of listeners) listener();
}

/** Asks the server who is looking on; several islands that ask at once share one call. */
function ask(): Promise<void> {
  const hint = sessionHint();
  asking ??= api.get<Viewer>(apiPaths.viewer).then((result) => {
    asking = null;
    if (!result.ok) return;
    tell(result.data);
    if (!result.data.user) forgetHint(hint);
  });
  return asking;
}

// What the shop says on the window when a cart changes: by how many pieces, or 0 when it is best to ask again.
function hearCart(event: Event): void {
  const by = (event as CustomEvent<number>).detail;
  if (by === 0) void ask();
  else if (known) tell({ ...known, cartQuantity: Math.max(0, known.cartQuantity + by) });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("cart-changed", hearCart);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("cart-changed", hearCart);
  };
}

/** Who looks on, on a page that was made for everybody; null for a visitor, and until the answer is there. */
export function useViewer(): Viewer | null {
  const viewer = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  useEffect(() => {
    if (known === null && hasSessionHint()) void ask();
  }, []);
  return viewer;
}
