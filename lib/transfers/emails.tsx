import { Section } from "@react-email/components";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { numberName } from "@/lib/catalog/editions/rules";
import { PictureRow } from "@/lib/catalog/emails";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { closedTexts } from "@/lib/transfers/closed-texts";
import type { NumberedUnit } from "@/lib/transfers/contracts";
import { disputeDecidedDraft, disputeOpenedDraft, markedDraft, voidedDraft } from "@/lib/transfers/dispute-emails";
import { transferJobs } from "@/lib/transfers/jobs";
import { includeUnit, parcelTo, toNumberedUnit } from "@/lib/transfers/queries";
import { transferLinkToken } from "@/lib/transfers/transfer-link";
import type { TransferEndReason, TransferStatus } from "@/prisma/generated/enums";

type Side = "sender" | "recipient";

/** What the emails say of a transfer. */
export type EmailedTransfer = {
  id: string;
  /** "Golden Voice, No. 7 of 50". */
  label: string;
  /** "No. 7 of 50". */
  number: string;
  image: NumberedUnit["image"];
  /** The parcel of the order has not arrived yet. */
  isUndelivered: boolean;
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

const until = ({ expiresAt }: EmailedTransfer) => `${formatLagosMoment(expiresAt)}, Lagos time`;
const offerOf = ({ from, label, isGift }: EmailedTransfer) =>
  isGift ? `${from} wants to give you ${label}` : `${from} wants to transfer ${label} to you`;
/** The link of the recipient opens the page of the offer, where nothing happens before a second press. */
const acceptAction = (transfer: EmailedTransfer) => ({ href: linkOf(transfer), label: "Accept or decline" });

/** The object, and beside it what the email is about. */
function Offered({ transfer: { image, label }, children }: { transfer: EmailedTransfer; children: ReactNode }) {
  return (
    <Section style={{ paddingBottom: 8 }}>
      <PictureRow image={image ?? undefined} name={label}>
        {children}
      </PictureRow>
    </Section>
  );
}

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
        subject: offerOf(transfer),
        email: (
          <EmailLayout
            preview={`Accept it until ${until(transfer)}.`}
            title={offerOf({ ...transfer, label: transfer.number })}
            action={acceptAction(transfer)}
          >
            <Offered transfer={transfer}>
              This is {transfer.label}, from The Living Archive. It is yours once you accept it; until then{" "}
              {transfer.from} owns it.
            </Offered>
            {transfer.message && <EmailText>“{transfer.message}”</EmailText>}
            <Price transfer={transfer} />
            <EmailText>
              Accept or decline it until {until(transfer)}. You accept with any account of The Living Archive, an old or
              a new one, and you decide whether your name is shown.
            </EmailText>
            {transfer.isUndelivered && (
              <EmailText>
                The order of this number is not delivered yet. Its parcel goes to the buyer, who passes it on to you.
              </EmailText>
            )}
            <EmailText muted>Anyone who has this email can accept it, so please do not forward it.</EmailText>
          </EmailLayout>
        ),
      }
    : {
        subject: `Your transfer of ${transfer.label}`,
        email: (
          <EmailLayout
            preview={`It was offered to ${transfer.recipientEmail}.`}
            title={`You have offered ${transfer.number}`}
            action={numbers()}
          >
            <Offered transfer={transfer}>
              {transfer.label} was offered to {transfer.recipientEmail}. It stays yours until it is accepted, at the
              latest on {until(transfer)}; until then you can cancel.
            </Offered>
            <Price transfer={transfer} />
            {transfer.isUndelivered && (
              <EmailText>
                The order of this number is not delivered yet. The parcel still goes to the address of that order.
              </EmailText>
            )}
            <EmailText>
              The link in the email to {transfer.recipientEmail} is the right to accept: anyone who opens it can accept
              with any account. If this was not you, cancel it and change your password.
            </EmailText>
          </EmailLayout>
        ),
      };

/** Some days before the end. */
export const reminderDraft: WriteTransferEmail = (transfer, side) => ({
  subject: `${transfer.label} waits until ${until(transfer)}`,
  email: (
    <EmailLayout
      preview="Then the transfer expires."
      title={
        side === "recipient" ? `${transfer.number} still waits for you` : `${transfer.number} has not been accepted yet`
      }
      action={side === "recipient" ? acceptAction(transfer) : numbers()}
    >
      <Offered transfer={transfer}>
        {side === "recipient"
          ? `${offerOf(transfer)}.`
          : `You have offered ${transfer.label} to ${transfer.recipientEmail}.`}{" "}
        The transfer expires on {until(transfer)}.
      </Offered>
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
      edition: { include: includeUnit },
    },
  });
  if (!row) return null;
  const { sender, edition } = row;
  const { number, editionSize, image } = toNumberedUnit(edition);
  return {
    ...row,
    label: labelOf(edition),
    number: numberName(number, editionSize),
    image,
    isUndelivered: parcelTo(edition) !== null,
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
