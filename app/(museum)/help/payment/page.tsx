import Link from "next/link";
import { Ledger } from "@/components/museum/ledger";
import { PaymentHelpForm } from "@/components/payments/payment-help-form";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

export const metadata = publicPage({
  title: "I was debited",
  description:
    "Your bank took the money and nothing came of it? Find your payment here: it completes, or you learn when the money is back.",
  path: paths.paymentHelp,
});

const cases = [
  [
    "Debited, and no order",
    "The news of a payment sometimes gets lost between the bank and us. Asking here brings it: the order completes at once.",
  ],
  [
    "Debited, and it says failed",
    "Then the bank still holds the money, and gives it back by itself within five working days. We never had it.",
  ],
  [
    "Debited twice",
    "An order is paid once. A second payment of it goes back to you without your asking, within ten working days.",
  ],
  [
    "None of these",
    <>
      <Link href={paths.contactAbout({ topic: "order" })} prefetch={false} className="link text-ink">
        Write to us
      </Link>
      , and name the reference.
    </>,
  ],
] as const;

export default function PaymentHelpPage() {
  return (
    <Page grid className="pb-wall">
      <div className="col-span-full md:col-span-8">
        <PageHead
          title="I was debited."
          lede="The bank took the money, and nothing came of it. Tell us which payment it is: we ask Paystack at once."
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
        <Ledger lines={cases} />
      </aside>
    </Page>
  );
}
