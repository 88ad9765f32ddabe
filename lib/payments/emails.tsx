import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import { lookupPayment } from "@/lib/payments/lookup-payment";
import type { ChargeState } from "@/lib/payments/settle-charge";

type LookupEmail = { to: string; naira: number; references: string[] };

/** The reply to a payment help request: verifies each payment with Paystack and emails its state. */
export const lookupEmail = (settle: (reference: string) => Promise<ChargeState>) =>
  emailJob(async ({ to, naira, references }: LookupEmail) => {
    const found = [];
    for (const reference of references) found.push({ reference, ...(await lookupPayment(reference, settle)) });
    const sum = formatNaira(toKobo(naira));
    const email = (
      <EmailLayout
        preview={found[0]?.message ?? ""}
        title="What we found."
        action={{ href: absoluteUrl(paths.contact), label: "Write to us" }}
      >
        <EmailText>You asked where a payment of {sum} is. We have asked Paystack again.</EmailText>
        {found.map(({ reference, message }) => (
          <EmailText key={reference}>
            <strong>{reference}</strong>: {message}
          </EmailText>
        ))}
        <EmailText muted>If you did not ask, nothing has changed, and nobody else got this information.</EmailText>
      </EmailLayout>
    );
    return { to, subject: `Your payment of ${sum}: what we found`, ...(await renderEmail(email)) };
  });
