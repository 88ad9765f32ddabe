"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onCartChange } from "@/lib/api-client/cart-events";
import { api } from "@/lib/api-client/client";
import type { CurrentUser } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { clearSessionHint, hasSessionHint, sessionHint } from "./session-hint";

let currentUser: CurrentUser | null = null;
let pendingRequest: Promise<void> | null = null;
const listeners = new Set<() => void>();

function publish(viewer: CurrentUser | null): void {
  currentUser = viewer;
  for (const listener of listeners) listener();
}

/** Fetches the current user; concurrent calls share one request. */
function fetchCurrentUser(): Promise<void> {
  const hint = sessionHint();
  pendingRequest ??= api.get(apiPaths.currentUser).then((result) => {
    pendingRequest = null;
    if (!result.ok) return;
    publish(result.data);
    if (!result.data.user) clearSessionHint(hint);
  });
  return pendingRequest;
}

function handleCartChange(by: number): void {
  if (by === 0) void fetchCurrentUser();
  else if (currentUser) publish({ ...currentUser, cartQuantity: Math.max(0, currentUser.cartQuantity + by) });
}

let stopCartListener = () => {};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopCartListener = onCartChange(handleCartChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopCartListener();
  };
}

/** The current user on a static page; null for a visitor and until the response arrives. */
export function useCurrentUser(): CurrentUser | null {
  const viewer = useSyncExternalStore(
    subscribe,
    () => currentUser,
    () => null,
  );
  useEffect(() => {
    if (currentUser === null && hasSessionHint()) void fetchCurrentUser();
  }, []);
  return viewer;
}
