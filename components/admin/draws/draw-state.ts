import type { DrawState } from "@/lib/draws/contracts";

/** The states of a draw for the admin. */
export const drawStates = {
  accepting: { label: "Accepting entries", tone: "ink" },
  closed: { label: "List published", tone: "warn" },
  drawn: { label: "Drawn, holds open", tone: "accent" },
  finished: { label: "Finished", tone: "success" },
  cancelled: { label: "Cancelled", tone: "danger" },
} as const satisfies Record<DrawState, { label: string; tone: string }>;
