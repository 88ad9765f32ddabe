"use client";

import { useSyncExternalStore } from "react";
import { loadedToaster, subscribeToToaster } from "./toast";

/** The place of the toasts, in the root layout. Empty until the first toast has loaded the toaster. */
export function ToastRegion() {
  const toaster = useSyncExternalStore(subscribeToToaster, loadedToaster, () => null);
  return toaster && <toaster.Toaster />;
}
