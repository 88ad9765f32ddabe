import { disputeDecidedDraft, disputeOpenedDraft, markedDraft, voidedDraft } from "@/lib/transfers/dispute-emails";
import { closedDraft, type EmailedTransfer, reminderDraft, startedDraft } from "@/lib/transfers/emails";
import type { transferJobs } from "@/lib/transfers/jobs";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const transfer: EmailedTransfer = {
  id: "trf_2q6w0e4r8t1y5u9i3o7p",
  label: "Golden Voice, No. 7 of 50",
  number: "No. 7 of 50",
  image: { url: "/images/products/golden-voice-1-960.jpg", alt: "A gramophone horn of gilded clay" },
  isUndelivered: false,
  from: "Adéṣọlá O.",
  recipientEmail: "tunde@example.org",
  isGift: false,
  priceKobo: 42_000_000n,
  message: "It stood on my shelf for two years. Look after it.",
  expiresAt: new Date("2026-12-08T09:00:00.000Z"),
  status: "pending",
  endReason: null,
};
const gift: EmailedTransfer = { ...transfer, isGift: true, priceKobo: null };
const dispute = { label: transfer.label, decision: null, note: "" };

/** Both sides of each state of a transfer. */
export const transferSamples = (): EmailSamples<typeof transferJobs> => ({
  started: [
    startedDraft(transfer, "recipient"),
    startedDraft(transfer, "sender"),
    startedDraft(gift, "recipient"),
    startedDraft({ ...transfer, isUndelivered: true, image: null }, "recipient"),
  ],
  reminder: [reminderDraft(transfer, "recipient"), reminderDraft(transfer, "sender")],
  closed: [
    closedDraft({ ...transfer, status: "accepted" }, "sender"),
    closedDraft({ ...transfer, status: "accepted" }, "recipient"),
    closedDraft({ ...transfer, status: "declined" }, "sender"),
    closedDraft({ ...transfer, status: "expired" }, "sender"),
    closedDraft({ ...transfer, status: "cancelled", endReason: "sender" }, "recipient"),
    closedDraft({ ...transfer, status: "cancelled", endReason: "refund" }, "recipient"),
  ],
  disputeOpened: [disputeOpenedDraft(dispute)],
  disputeDecided: [disputeDecidedDraft({ ...dispute, decision: "give_back", note: "The police confirmed the theft." })],
  marked: [
    markedDraft({ label: transfer.label, mark: "stolen" }),
    markedDraft({ label: transfer.label, mark: "none" }),
  ],
  voided: [voidedDraft({ label: transfer.label })],
});
