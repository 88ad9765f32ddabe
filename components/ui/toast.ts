/** A button in the toast. */
export type ToastAction = { label: string; onClick: () => void };
type ToastOptions = {
  /** Milliseconds; the kind of toast decides when it is left out. */
  duration?: number;
  action?: ToastAction;
};
type ToastKind = "success" | "error" | "loading" | "plain";

/** How long each kind stays. A loading toast stays until it is dismissed. */
const durations: Record<ToastKind, number> = {
  success: 2_000,
  error: 4_000,
  plain: 4_000,
  loading: Number.POSITIVE_INFINITY,
};

type ToasterCode = typeof import("./toaster");

// Not in React, because a toast can be shown from anywhere.
let toaster: ToasterCode | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** The code of the toaster for `ToastRegion`, null until the first toast. */
export const loadedToaster = () => toaster;

/** Calls back when the toaster is loaded; returns the function that unsubscribes. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the toaster with the first toast, because most visits never show one. A toast that cannot load it is not shown. */
async function withToaster(use: (code: ToasterCode) => void): Promise<void> {
  const code = await import("./toaster").catch(() => null);
  if (!code) return;
  use(code);
  if (toaster) return;
  toaster = code;
  for (const listener of listeners) listener();
}

/** The id is returned at once. */
function queueToast(kind: ToastKind, text: string, { duration = durations[kind], action }: ToastOptions = {}): string {
  count += 1;
  const id = `toast-${count}`;
  void withToaster(({ showToast }) => showToast(kind, text, { id, duration, action }));
  return id;
}

/** Toasts. Every call returns an id for `dismiss`. */
export const notify = {
  success: (text: string, lasting?: ToastOptions) => queueToast("success", text, lasting),
  error: (text: string, lasting?: ToastOptions) => queueToast("error", text, lasting),
  loading: (text: string, lasting?: ToastOptions) => queueToast("loading", text, lasting),
  plain: (text: string, lasting?: ToastOptions) => queueToast("plain", text, lasting),
  dismiss: (id: string) => void withToaster(({ dismissToast }) => dismissToast(id)),
};
