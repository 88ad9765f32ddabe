import type { EditionMarkName, OwnDispute, TransferStatusName } from "@/lib/transfers/contracts";

/** How long a transfer waits for its recipient, and how many days before its end both are reminded. */
export const TRANSFER_DAYS = 14;
export const REMINDER_DAYS = 3;

/** Why a transfer cannot be accepted or declined any more. */
export const endedTransfer: Record<Exclude<TransferStatusName, "pending">, string> = {
  accepted: "This number was accepted already.",
  declined: "This transfer was declined. The sender can start another one.",
  cancelled: "This transfer was cancelled.",
  expired: "This transfer has expired. The sender can start another one.",
};

/** Why a marked unit cannot be transferred. */
export const markRefusals: Record<EditionMarkName, string> = {
  stolen: "This number is marked as stolen, so it cannot be transferred.",
  destroyed: "This number is marked as destroyed, so it cannot be transferred.",
  disputed: "This number is disputed. Nothing changes until the museum has decided.",
};

/** The words for the state of a unit, and the tone of its badge. */
export const markLabels = {
  stolen: { label: "Reported stolen", tone: "danger" },
  destroyed: { label: "Destroyed", tone: "danger" },
  disputed: { label: "Disputed", tone: "warn" },
} as const satisfies Record<EditionMarkName, { label: string; tone: string }>;

export const transferStatusLabels = {
  pending: { label: "Waiting", tone: "warn" },
  accepted: { label: "Accepted", tone: "success" },
  declined: { label: "Declined", tone: "muted" },
  cancelled: { label: "Cancelled", tone: "muted" },
  expired: { label: "Expired", tone: "muted" },
} as const satisfies Record<TransferStatusName, { label: string; tone: string }>;

/** The status of a transfer by the clock: one whose days are over has expired, even before the scheduled job has run. */
export function statusAt(
  { status, expiresAt }: { status: TransferStatusName; expiresAt: Date },
  { now, mark }: { now: Date; mark: EditionMarkName | null },
): TransferStatusName {
  return status === "pending" && mark !== "disputed" && now >= expiresAt ? "expired" : status;
}

/** Who opened a dispute, without a word about the person. One that nobody opened was begun by the museum. */
export function disputeOpenedBy(dispute: Pick<OwnDispute, "openedByYou"> | null): string {
  if (!dispute) return "The museum has questioned who owns this number.";
  return dispute.openedByYou ? "You opened this dispute." : "Somebody else has questioned who owns this number.";
}

/** Why a dispute is refused. */
export const disputeRefusals = {
  open: "This number is disputed already. The museum is looking into it.",
  decided: "A dispute about this owner has been decided already. Please write to us.",
  nothing: "This number has never been transferred, so there is nothing to dispute. Please write to us.",
  voided: "This number was voided.",
} as const;
