import Link from "next/link";
import { Socials } from "@/components/layout/socials";
import { EnquiryForm } from "@/components/museum/enquiry-form";
import { Envelope } from "@/components/museum/envelope";
import { Ledger } from "@/components/museum/ledger";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";
import { socials } from "@/lib/platform/socials";

export const metadata = publicPage({
  title: "Contact",
  description: "Write to the museum about an order, an account, the Circle, or a mistake in the record.",
  path: paths.contact,
});

const quicker = [
  [
    "Where is my order?",
    <>
      The way it takes stands on its page, under{" "}
      <Link href={paths.orders} prefetch={false} className="link text-ink">
        My Orders
      </Link>
      .
    </>,
  ],
  [
    "I was debited, and nothing came of it",
    <>
      Ask after the payment itself:{" "}
      <Link href={paths.paymentHelp} prefetch={false} className="link text-ink">
        I was debited
      </Link>
    </>,
  ],
  [
    "I cannot sign in",
    <>
      A new password is two minutes away:{" "}
      <Link href={paths.forgotPassword} prefetch={false} className="link text-ink">
        Forgot your password?
      </Link>
    </>,
  ],
  ["Stop the letter", "Every letter carries a way out at its foot. It works at once, and asks nothing."],
] as const;

export default function ContactPage() {
  const places = socials();
  return (
    <Page grid className="pb-wall">
      <div className="col-span-full md:col-span-7">
        <PageHead
          title="Write to us."
          lede="Orders, accounts, the Circle, and corrections to the record: one desk for all of them."
        />
      </div>
      <section aria-label="The form" className="col-span-full md:col-span-7">
        <EnquiryForm />
      </section>
      <aside
        aria-label="Other ways"
        className="col-span-full grid content-start gap-10 max-md:pt-14 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:ps-[clamp(0rem,3vw,3rem)] md:pt-[clamp(2rem,5vw,4.5rem)]"
      >
        <Envelope address={env().CONTACT_EMAIL} />
        {places.length > 0 && <Socials list={places} className="-ms-3" />}
        <div className="grid gap-4">
          <h2 className="text-subheading">Quicker than a letter</h2>
          <Ledger lines={quicker} />
        </div>
      </aside>
    </Page>
  );
}
