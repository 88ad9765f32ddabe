import type * as z from "zod/mini";
import { formatNaira, toKobo } from "@/lib/core/money";
import { sha256 } from "@/lib/core/secrets";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import type { orderJobs } from "@/lib/orders/jobs";
import type { Voucher } from "@/lib/orders/vouchers/contracts";
import { toVoucher } from "@/lib/orders/vouchers/queries";
import { voucherLinkToken } from "@/lib/orders/vouchers/voucher-tokens";
import { formatDay } from "@/lib/subscriptions/emails";
import { formatGiftCode } from "@/lib/subscriptions/gifts/rules";
import type { Voucher as Row } from "@/prisma/generated/client";

type VoucherPayload = z.infer<(typeof orderJobs)["voucherPaid"]["schema"]>;
type CodePayload = VoucherPayload & { code: string };
type WriteVoucherEmail<Payload> = (voucher: Voucher, payload: Payload) => EmailDraft;

const voucherEmail = <Payload extends VoucherPayload>(
  write: WriteVoucherEmail<Payload>,
  isDue: (row: Row, payload: Payload) => boolean,
  sensitive: boolean,
) =>
  emailJob(
    async (payload: Payload) => {
      const row = await db.voucher.findUnique({ where: { id: payload.voucherId } });
      if (!row || !isDue(row, payload)) return null;
      return { to: payload.to, ...(await renderDraft(write(toVoucher(row), payload))) };
    },
    { sensitive },
  );

const sumOf = ({ amount }: Voucher): string => formatNaira(toKobo(amount));

/** The receipt of a voucher's buyer. */
export const voucherPaidDraft: WriteVoucherEmail<VoucherPayload> = (voucher, { voucherId }) => ({
  subject: `Your gift voucher of ${sumOf(voucher)}`,
  email: (
    <EmailLayout
      preview={`${sumOf(voucher)} received.`}
      title="Thank you for your gift voucher"
      action={{ href: absoluteUrl(paths.voucher(voucherLinkToken(voucherId))), label: "See your voucher" }}
    >
      <EmailText>We have received {sumOf(voucher)} for a gift voucher of the museum.</EmailText>
      <EmailText>
        {voucher.recipientEmail === null
          ? "The code comes to you in another email."
          : `The code goes to ${voucher.recipientEmail} on ${formatDay(voucher.sendOn)}.`}
      </EmailText>
      <EmailText muted>
        The voucher does not expire. No VAT is charged on it: the VAT is in the price of what is bought with it.
      </EmailText>
    </EmailLayout>
  ),
});

/** The email with the code. */
export const voucherCodeDraft: WriteVoucherEmail<CodePayload> = (voucher, { code }) => ({
  subject: `A gift voucher of ${sumOf(voucher)}`,
  email: (
    <EmailLayout
      preview="The code in this email pays in the museum’s shop and for a membership."
      title={`A gift voucher of ${sumOf(voucher)}`}
      action={{ href: absoluteUrl(paths.drops), label: "See the drops" }}
    >
      <EmailText>It pays in the shop of The Living Archive, and for its membership, the Circle.</EmailText>
      {voucher.message && <EmailText>“{voucher.message}”</EmailText>}
      <EmailText>Your code: {formatGiftCode(code)}</EmailText>
      <EmailText muted>
        Enter it at checkout or with a plan. It pays all of it or a part; what is left stays on the voucher for another
        time. It does not expire. Anyone with the code can spend it, so please keep this email to yourself.{" "}
        <EmailLink href={absoluteUrl(paths.voucherBalanceForm())}>See what is left</EmailLink>.
      </EmailText>
    </EmailLayout>
  ),
});

type RefundedPayload = z.infer<(typeof orderJobs)["voucherRefunded"]["schema"]>;

/** Notifies the buyer of a refund. */
export const voucherRefundedDraft: WriteVoucherEmail<RefundedPayload> = (_, { kobo }) => ({
  subject: "Your gift voucher was refunded",
  email: (
    <EmailLayout preview={`${formatNaira(kobo)} goes back to you.`} title="Your gift voucher was refunded">
      <EmailText>
        {formatNaira(kobo)}, what was left on the gift voucher, goes back to the card or account you paid with. Banks
        usually show it within 10 working days.
      </EmailText>
      <EmailText>The code of the voucher does not work any more.</EmailText>
    </EmailLayout>
  ),
});

export const voucherPaidEmail = voucherEmail(voucherPaidDraft, () => true, false);
// A code that was replaced, or of a voucher that was stopped in the meantime, is not sent.
export const voucherCodeEmail = voucherEmail(
  voucherCodeDraft,
  (row, { code }: CodePayload) => row.codeHash === sha256(code) && !row.stoppedAt,
  true,
);
export const voucherRefundedEmail = voucherEmail(voucherRefundedDraft, () => true, false);
