import Link from "next/link";
import { PaymentHelpForm } from "@/components/payments/payment-help-form";
import { DefinitionList } from "@/components/ui/definition-list";
import { Page, PageHead } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const metadata = publicPageMetadata({
  title: "I was debited: find your payment",
  description:
    "Your bank took the money but nothing happened? Find your payment here: it is completed, or you see when you get the money back.",
  path: paths.paymentHelp,
});

const cases = [
  [
    "Debited, and no order",
    "The confirmation of a payment sometimes gets lost between the bank and us. Looking it up here completes the order at once.",
  ],
  [
    "Debited, but it says failed",
    "Your bank still has the money and returns it within five working days. We never received it.",
  ],
  ["Debited twice", "A second payment for the same order is refunded automatically within ten working days."],
  [
    "None of these",
    <>
      <Link href={paths.contactAbout({ topic: "order" })} prefetch={false} className="link text-ink">
        Write to us
      </Link>
      and include the reference.
    </>,
  ],
] as const;

export default function PaymentHelpPage() {
  return (
    <Page grid className="pb-wall">
      <div className="col-span-full md:col-span-8">
        <PageHead
          title="I was debited."
          lede="The bank took the money, but nothing happened. Tell us which payment it is: we check it with Paystack at once."
        />
      </div>
      <section aria-label="Find a payment" className="col-span-full md:col-span-7">
        <PaymentHelpForm />
      </section>
      <aside
        aria-label="What may have happened"
        className="col-span-full grid content-start gap-4 max-md:pt-14 md:col-span-4 md:col-start-9"
      >
        <h2 className="text-subheading">What may have happened</h2>
        <DefinitionList items={cases} />
      </aside>
    </Page>
  );
}
