import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { isKeyOf } from "@/lib/core/records";
import { type PaymentHelpResult, paths } from "@/lib/core/urls/paths";
import { lookupMessages } from "@/lib/payments/lookup-messages";

const refundDeadline = "the tenth working day after we refunded it";
const states: Record<PaymentHelpResult, readonly [string, string]> = {
  complete: ["Payment complete.", lookupMessages.complete("")],
  returning: ["Refund in progress.", lookupMessages.returning(refundDeadline)],
  returned: ["Refunded.", lookupMessages.returned(refundDeadline)],
  pending: ["Payment pending.", lookupMessages.pending("")],
  "not-paid": ["Payment failed.", lookupMessages["not-paid"]("")],
  mismatch: ["We are reviewing this payment.", lookupMessages.mismatch("")],
  unknown: ["Payment not found.", lookupMessages.unknown("")],
  mailed: [
    "Check your inbox.",
    "If a payment of this amount was started with this email address in the last 60 days, we have sent its status there.",
  ],
  refused: ["Details missing.", "Enter the reference, or the email you paid with and the amount in naira."],
  busy: ["Too many requests.", "We got too many requests from your network. Please wait an hour, or write to us."],
};

export const dynamicParams = false;
export const metadata = privatePageMetadata("Your payment");

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

/** The result page of the form without JavaScript. */
export default async function PaymentHelpStatePage({ params }: PageProps<"/help/payment/[state]">) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={title} lede={text}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.paymentHelp}>Look up another payment</ButtonLink>
          <ButtonLink href={paths.contactAbout({ topic: "order" })} variant="secondary">
            Write to us
          </ButtonLink>
        </p>
      </PageHead>
    </Page>
  );
}
