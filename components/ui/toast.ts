type ToastOptions = { /** Milliseconds; the kind of toast decides when it is left out. */ duration?: number };
type ToastKind = "success" | "error" | "loading" | "plain";

/** How long each kind stays. A loading toast stays until it is dismissed. */
const durations: Record<ToastKind, number> = {
  success: 2_000,
  error: 4_000,
  plain: 4_000,
  loading: Number.POSITIVE_INFINITY,
};

let count = 0;

/** The toaster is loaded with the first toast, because most visits never show one. The id is returned at once. */
function queueToast(kind: ToastKind, text: string, { duration = durations[kind] }: ToastOptions = {}): string {
  count += 1;
  const id = `toast-${count}`;
  void import("./toaster").then(({ showToast }) => showToast(kind, text, { id, duration }));
  return id;
}

/** Toasts. Every call returns an id for `dismiss`. */
export const notify = {
  success: (text: string, lasting?: ToastOptions) => queueToast("success", text, lasting),
  error: (text: string, lasting?: ToastOptions) => queueToast("error", text, lasting),
  loading: (text: string, lasting?: ToastOptions) => queueToast("loading", text, lasting),
  plain: (text: string, lasting?: ToastOptions) => queueToast("plain", text, lasting),
  dismiss: (id: string) => {
    void import("./toaster").then(({ dismissToast }) => dismissToast(id));
  },
};
