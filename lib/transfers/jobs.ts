import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

const side = z.enum(["sender", "recipient"]);
/** To one of the two people of a transfer. */
const ofTransfer = z.object({ transferId: z.string(), side, to: z.string() });
const ofDispute = z.object({ disputeId: z.string(), to: z.string() });

/** The emails about numbers that are transferred. prisma/functions/transfer_close.sql and edition_notify_voided_owner.sql enqueue some. */
export const transferJobs = {
  started: defineJob("transfer.started.email", ofTransfer),
  reminder: defineJob("transfer.reminder.email", ofTransfer),
  closed: defineJob("transfer.closed.email", ofTransfer),
  disputeOpened: defineJob("transfer.dispute-opened.email", ofDispute),
  disputeDecided: defineJob("transfer.dispute-decided.email", ofDispute),
  /** `mark` is what was set; "none" when an admin took it back. */
  marked: defineJob("transfer.marked.email", z.object({ editionId: z.string(), mark: z.string(), to: z.string() })),
  /** To the owner of a number that was refunded to somebody else. */
  voided: defineJob("transfer.voided.email", z.object({ editionId: z.string(), to: z.string() })),
};
