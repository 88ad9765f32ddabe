import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { findingWords } from "@/lib/payments/finding-words";
import { type PaymentHelpSaid, paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

const withoutDay = "the tenth working day after we sent it back";
const states: Record<PaymentHelpSaid, readonly [string, string]> = {
  complete: ["It is complete.", findingWords.complete("")],
  returning: ["It is going back to you.", findingWords.returning(withoutDay)],
  returned: ["It has gone back to you.", findingWords.returned(withoutDay)],
  pending: ["It has not arrived.", findingWords.pending("")],
  "not-paid": ["It did not go through.", findingWords["not-paid"]("")],
  mismatch: ["Somebody is looking at it.", findingWords.mismatch("")],
  unknown: ["We know no such payment.", findingWords.unknown("")],
  mailed: [
    "The answer goes by mail.",
    "If a payment of that sum was begun with that address in the last 60 days, what Paystack says of it is on its way there.",
  ],
  refused: ["That was not enough.", "The reference is needed, or the email you paid with and the amount in naira."],
  busy: ["Too many questions at once.", "Too many came from where you are. Please wait an hour, or write to us."],
};

export const dynamicParams = false;
export const metadata = privatePage("Your payment");

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

/** Where the form without script ends. */
export default async function PaymentHelpStatePage({ params }: PageProps<"/help/payment/[state]">) {
  const { state } = await params;
  const [title, sentence] = states[state as PaymentHelpSaid];
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={title} lede={sentence}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.paymentHelp}>Ask after another</ButtonLink>
          <ButtonLink href={paths.contactAbout({ topic: "order" })} look="secondary">
            Write to us
          </ButtonLink>
        </p>
      </PageHead>
    </Page>
  );
}
