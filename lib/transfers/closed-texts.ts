import type { EmailedTransfer } from "@/lib/transfers/emails";

type ClosedTexts = { subject: string; title: string; text: string };

/** Why a transfer was cancelled, after "because". */
const cancelReasons = {
  sender: null,
  refund: "the number was refunded, and is void",
  account: "an account was deleted",
  merge: "the two accounts are one now",
  mark: "the number was marked as stolen or destroyed",
  dispute: "the museum has decided a dispute about the number",
  claim: "the number was claimed with the code under its label",
} as const;

/** What the email about the end of a transfer says to one side. */
export function closedTexts(transfer: EmailedTransfer, side: "sender" | "recipient"): ClosedTexts {
  const { label, recipientEmail, status, endReason } = transfer;
  const toSender = side === "sender";
  if (status === "accepted")
    return toSender
      ? {
          subject: `${label} was accepted`,
          title: "Your number has a new owner",
          text: `${label} was accepted with the link that we sent to ${recipientEmail}. It is not yours any more. If this is wrong, open a dispute on the page of the number in your account.`,
        }
      : {
          subject: `${label} is yours`,
          title: "The number is yours",
          text: `You have accepted ${label}. It is in the collection of your account, where you can change whether your name is shown.`,
        };
  if (status === "declined")
    return toSender
      ? {
          subject: `${label} was declined`,
          title: "Your number was declined",
          text: `${label} was offered to ${recipientEmail} and declined. It is still yours.`,
        }
      : {
          subject: `You have declined ${label}`,
          title: "You have declined the number",
          text: `${label} stays with its owner.`,
        };
  if (status === "expired")
    return toSender
      ? {
          subject: `The transfer of ${label} has expired`,
          title: "Your number was not accepted in time",
          text: `${label} was offered to ${recipientEmail}, who did not accept it in time. It is still yours, and you can start another transfer.`,
        }
      : {
          subject: `The transfer of ${label} has expired`,
          title: "The transfer has expired",
          text: `${label} was offered to you and not accepted in time. Its owner can start another transfer.`,
        };
  const reason = endReason && cancelReasons[endReason];
  const because = reason ? `, because ${reason}` : "";
  return {
    subject: `The transfer of ${label} was cancelled`,
    title: "The transfer was cancelled",
    text: toSender
      ? `The transfer of ${label} to ${recipientEmail} was cancelled${because}.`
      : `${label} was offered to you. The transfer was cancelled${because || " by its sender"}, and its link does not work any more.`,
  };
}
