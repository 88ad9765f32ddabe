type Lasting = { /** Milliseconds; the kind of toast decides when it is left out. */ duration?: number };
type Kind = "success" | "error" | "loading" | "plain";

/** How long each kind stays. A loading toast stays until it is dismissed. */
const stays: Record<Kind, number> = { success: 2_000, error: 4_000, plain: 4_000, loading: Number.POSITIVE_INFINITY };

let count = 0;

/** The toaster is fetched when the first toast is due: most visits never see one. The id is known at once. */
function show(kind: Kind, text: string, { duration = stays[kind] }: Lasting = {}): string {
  count += 1;
  const id = `toast-${count}`;
  void import("./toaster").then(({ raise }) => raise(kind, text, { id, duration }));
  return id;
}

/** Short notes in the corner of the screen. Every call returns an id that `dismiss` takes. */
export const notify = {
  success: (text: string, lasting?: Lasting) => show("success", text, lasting),
  error: (text: string, lasting?: Lasting) => show("error", text, lasting),
  loading: (text: string, lasting?: Lasting) => show("loading", text, lasting),
  plain: (text: string, lasting?: Lasting) => show("plain", text, lasting),
  dismiss: (id: string) => {
    void import("./toaster").then(({ lower }) => lower(id));
  },
};
