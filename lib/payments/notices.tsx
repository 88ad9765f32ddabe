import { lookForPayment } from "@/lib/payments/look-for-payment";
import type { ChargeState } from "@/lib/payments/settle-charge";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import { formatNaira, toKobo } from "@/lib/platform/money";
import type { TopicHandler } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";

type Findings = { to: string; naira: number; references: string[] };

/** The mail to somebody who was debited and asked where the money is: each payment of that sum, asked about once more. */
export const findingsTopic = (settle: (reference: string) => Promise<ChargeState>): TopicHandler =>
  mailTopic(async (payload) => {
    const { to, naira, references } = payload as Findings;
    const found = [];
    for (const reference of references) found.push({ reference, ...(await lookForPayment(reference, settle)) });
    const sum = formatNaira(toKobo(naira));
    const letter = (
      <Letter
        preview={found[0]?.message ?? ""}
        title="What we found."
        action={{ href: absolute(paths.contact), label: "Write to us" }}
      >
        <Words>You asked where a payment of {sum} is. We have asked Paystack again.</Words>
        {found.map(({ reference, message }) => (
          <Words key={reference}>
            <strong>{reference}</strong>: {message}
          </Words>
        ))}
        <Words quiet>If you did not ask, nothing has happened: nobody but you was told any of this.</Words>
      </Letter>
    );
    return { to, subject: `Your payment of ${sum}: what we found`, ...(await renderLetter(letter)) };
  });
