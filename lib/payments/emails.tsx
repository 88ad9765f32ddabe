import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailCode, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { lookupPayment } from "@/lib/payments/lookup-payment";
import { refundWorkingDays } from "@/lib/payments/rules";
import type { ChargeState } from "@/lib/payments/settle-charge";

type LookupEmail = { to: string; naira: number; references: string[] };

export function lookupResult(naira: number, found: { reference: string; message: string }[]): EmailDraft {
  const sum = formatNaira(toKobo(naira));
  return {
    subject: `Your payment of ${sum}: what we found`,
    email: (
      <EmailLayout
        preview={found[0]?.message ?? ""}
        title="What we found"
        action={{ href: absoluteUrl(paths.contact), label: "Write to us" }}
      >
        <EmailText>You asked where a payment of {sum} is. We have asked Paystack again.</EmailText>
        {found.map(({ reference, message }) => (
          <EmailText key={reference}>
            <EmailCode>{reference}</EmailCode>: {message}
          </EmailText>
        ))}
        <EmailText muted>If you did not ask, nothing has changed, and nobody else got this information.</EmailText>
      </EmailLayout>
    ),
  };
}

/** The reply to a payment help request: verifies each payment with Paystack and emails its state. */
export const lookupEmail = (settle: (reference: string) => Promise<ChargeState>) =>
  emailJob(async ({ to, naira, references }: LookupEmail) => {
    const found = [];
    for (const reference of references) found.push({ reference, ...(await lookupPayment(reference, settle)) });
    return { to, ...(await renderDraft(lookupResult(naira, found))) };
  });

type AccountDeletedEmail = { to: string; reference: string; kobo: number };

export function accountDeleted({ reference, kobo }: Omit<AccountDeletedEmail, "to">): EmailDraft {
  const sum = formatNaira(kobo);
  return {
    subject: `Your payment of ${sum} is being refunded`,
    email: (
      <EmailLayout
        preview={`We are returning ${sum}.`}
        title="Your payment is being refunded"
        action={{ href: absoluteUrl(paths.contact), label: "Write to us" }}
      >
        <EmailText>
          Your payment of {sum} (reference {reference}) arrived after the account for which it was made had been
          deleted. Nothing was ordered, and no plan was started.
        </EmailText>
        <EmailText>
          The whole amount goes back to where it was paid from. This takes up to {refundWorkingDays} working days.
        </EmailText>
        <EmailText muted>We took this address from the payment and do not store it.</EmailText>
      </EmailLayout>
    ),
  };
}

/** A payment that arrived after its account was deleted. Sensitive, because it holds the only copy of the erased address. */
export const accountDeletedEmail = emailJob(
  async ({ to, ...payment }: AccountDeletedEmail) => ({ to, ...(await renderDraft(accountDeleted(payment))) }),
  { sensitive: true },
);
