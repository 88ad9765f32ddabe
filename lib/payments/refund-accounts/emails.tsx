import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { refundToken } from "@/lib/payments/refund-accounts/refund-link";

export const refundAccountDraft = (facts: { reference: string; amountKobo: number; token: string }): EmailDraft => ({
  subject: `We need your bank account to return ${formatNaira(facts.amountKobo)}`,
  email: (
    <EmailLayout
      preview="Your bank did not accept the refund."
      title="Where should your refund go?"
      action={{ href: absoluteUrl(paths.refundDetails(facts.token)), label: "Enter your bank account" }}
    >
      <EmailText>
        We are returning {formatNaira(facts.amountKobo)} of your payment {facts.reference}. It could not go back the way
        it came, so Paystack needs an account in your name.
      </EmailText>
      <EmailText>
        We ask only for your bank and the account number, on our own page. We pass them on to Paystack and do not store
        them. Never send us a card number, a PIN or a code.
      </EmailText>
      <EmailText muted>This link is personal. Please do not forward it.</EmailText>
    </EmailLayout>
  ),
});

export const refundAccountEmail = emailJob(async ({ refundId }: { refundId: string }) => {
  const refund = await db.refund.findUnique({ where: { id: refundId }, include: { charge: true } });
  if (refund?.status !== "needs_attention" || refund.charge.email.endsWith(".invalid")) return null;
  const { reference, email } = refund.charge;
  const facts = { reference, amountKobo: Number(refund.amountKobo), token: refundToken(refundId) };
  return { to: email, ...(await renderDraft(refundAccountDraft(facts))) };
});
