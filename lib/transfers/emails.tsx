import type * as z from "zod/mini";
import { numberName } from "@/lib/catalog/editions/rules";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { closedTexts } from "@/lib/transfers/closed-texts";
import { disputeDecidedDraft, disputeOpenedDraft, markedDraft, voidedDraft } from "@/lib/transfers/dispute-emails";
import { transferJobs } from "@/lib/transfers/jobs";
import { transferLinkToken } from "@/lib/transfers/transfer-link";
import type { TransferEndReason, TransferStatus } from "@/prisma/generated/enums";

type Side = "sender" | "recipient";

/** What the emails say of a transfer. */
export type EmailedTransfer = {
  id: string;
  /** "No. 7 of 50 of Golden Voice". */
  label: string;
  from: string;
  recipientEmail: string;
  isGift: boolean;
  priceKobo: bigint | null;
  message: string;
  expiresAt: Date;
  status: TransferStatus;
  endReason: TransferEndReason | null;
};
type WriteTransferEmail = (transfer: EmailedTransfer, side: Side) => EmailDraft;

const linkOf = ({ id }: EmailedTransfer) => absoluteUrl(paths.transfer(transferLinkToken(id)));
const numbers = () => ({ href: absoluteUrl(paths.collection()), label: "See your collection" });

function Price({ transfer: { priceKobo } }: { transfer: EmailedTransfer }) {
  if (priceKobo === null) return null;
  return (
    <EmailText>
      Price: {formatNaira(priceKobo)}. It is shown in the public history of this number once it is accepted. The museum
      takes no part in the payment.
    </EmailText>
  );
}

/** A number was offered: the recipient gets the link, the sender what it means. */
export const startedDraft: WriteTransferEmail = (transfer, side) =>
  side === "recipient"
    ? {
        subject: transfer.isGift
          ? `A gift for you: ${transfer.label}`
          : `${transfer.from} wants to transfer ${transfer.label} to you`,
        email: (
          <EmailLayout
            preview={`Accept it until ${formatLagosMoment(transfer.expiresAt)}.`}
            title={transfer.isGift ? "You have been given a number" : "A number is offered to you"}
            action={{ href: linkOf(transfer), label: "See it" }}
          >
            <EmailText>
              {transfer.from} wants to transfer {transfer.label} of The Living Archive to you
              {transfer.isGift ? ", as a gift" : ""}.
            </EmailText>
            {transfer.message && <EmailText>“{transfer.message}”</EmailText>}
            <Price transfer={transfer} />
            <EmailText>
              Accept or decline it until {formatLagosMoment(transfer.expiresAt)}. You accept with any account of The
              Living Archive, an old or a new one, and you decide whether your name is shown.
            </EmailText>
            <EmailText muted>Whoever has this email can accept it, so please do not forward it.</EmailText>
          </EmailLayout>
        ),
      }
    : {
        subject: `Your transfer of ${transfer.label}`,
        email: (
          <EmailLayout
            preview={`It was offered to ${transfer.recipientEmail}.`}
            title="Your number is offered"
            action={numbers()}
          >
            <EmailText>
              {transfer.label} was offered to {transfer.recipientEmail}. It stays yours until it is accepted, at the
              latest on {formatLagosMoment(transfer.expiresAt)}; until then you can cancel.
            </EmailText>
            <Price transfer={transfer} />
            <EmailText>
              The link in the email to {transfer.recipientEmail} is the right to accept: anyone who opens it can accept
              with any account. If this was not you, cancel it and change your password.
            </EmailText>
          </EmailLayout>
        ),
      };

/** Some days before the end. */
export const reminderDraft: WriteTransferEmail = (transfer, side) => ({
  subject: `${transfer.label} waits until ${formatLagosMoment(transfer.expiresAt)}`,
  email: (
    <EmailLayout
      preview="Then the transfer expires."
      title={side === "recipient" ? "A number still waits for you" : "Your number has not been accepted yet"}
      action={side === "recipient" ? { href: linkOf(transfer), label: "See it" } : numbers()}
    >
      <EmailText>
        {side === "recipient"
          ? `${transfer.from} wants to transfer ${transfer.label} to you.`
          : `You have offered ${transfer.label} to ${transfer.recipientEmail}.`}{" "}
        The transfer expires on {formatLagosMoment(transfer.expiresAt)}.
      </EmailText>
    </EmailLayout>
  ),
});

/** A transfer has ended, in whatever way. */
export const closedDraft: WriteTransferEmail = (transfer, side) => {
  const { subject, title, text } = closedTexts(transfer, side);
  const isOwner = side === "sender" || transfer.status === "accepted";
  return {
    subject,
    email: (
      <EmailLayout preview={text} title={title} {...(isOwner && { action: numbers() })}>
        <EmailText>{text}</EmailText>
      </EmailLayout>
    ),
  };
};

async function findTransfer(id: string): Promise<EmailedTransfer | null> {
  const row = await db.editionTransfer.findUnique({
    where: { id },
    include: {
      sender: { select: { displayName: true, deletedAt: true } },
      edition: { include: { product: { select: { name: true, editionSize: true } } } },
    },
  });
  if (!row) return null;
  const { sender, edition } = row;
  return {
    ...row,
    label: labelOf(edition),
    from: sender && !sender.deletedAt ? sender.displayName : "A former member",
  };
}

type Unit = { number: number; product: { name: string; editionSize: number | null } };
const labelOf = ({ number, product }: Unit): string => `${product.name}, ${numberName(number, product.editionSize)}`;

type TransferPayload = z.infer<(typeof transferJobs)["closed"]["schema"]>;
const transferEmail = (write: WriteTransferEmail, whilePending: boolean) =>
  emailJob(
    async ({ transferId, side, to }: TransferPayload) => {
      const transfer = await findTransfer(transferId);
      // What has ended meanwhile has an email of its own.
      if (!transfer || (whilePending && transfer.status !== "pending")) return null;
      return { to, ...(await renderDraft(write(transfer, side))) };
    },
    { sensitive: whilePending },
  );

const findUnit = (editionId: string): Promise<Unit | null> =>
  db.edition.findUnique({
    where: { id: editionId },
    include: { product: { select: { name: true, editionSize: true } } },
  });

async function findDispute(id: string) {
  const row = await db.editionDispute.findUnique({
    where: { id },
    include: { edition: { include: { product: { select: { name: true, editionSize: true } } } } },
  });
  return row && { ...row, label: labelOf(row.edition) };
}

export const transferJobHandlers = handleJobs(transferJobs, {
  started: transferEmail(startedDraft, true),
  reminder: transferEmail(reminderDraft, true),
  closed: transferEmail(closedDraft, false),
  disputeOpened: emailJob(async ({ disputeId, to }) => {
    const dispute = await findDispute(disputeId);
    return dispute && { to, ...(await renderDraft(disputeOpenedDraft(dispute))) };
  }),
  disputeDecided: emailJob(async ({ disputeId, to }) => {
    const dispute = await findDispute(disputeId);
    return dispute && { to, ...(await renderDraft(disputeDecidedDraft(dispute))) };
  }),
  marked: emailJob(async ({ editionId, mark, to }) => {
    const edition = await findUnit(editionId);
    return edition && { to, ...(await renderDraft(markedDraft({ label: labelOf(edition), mark }))) };
  }),
  voided: emailJob(async ({ editionId, to }) => {
    const edition = await findUnit(editionId);
    return edition && { to, ...(await renderDraft(voidedDraft({ label: labelOf(edition) }))) };
  }),
});
