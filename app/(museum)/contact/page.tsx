import Link from "next/link";
import { Socials } from "@/components/layout/socials";
import { WhatsappLink } from "@/components/layout/whatsapp-link";
import { AddressEnvelope } from "@/components/marketing/address-envelope";
import { ContactForm } from "@/components/marketing/contact-form";
import { DefinitionList } from "@/components/ui/definition-list";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { socials } from "@/lib/core/socials";
import { paths } from "@/lib/core/urls/paths";
import { whatsappLink } from "@/lib/core/whatsapp";

export const metadata = publicPageMetadata({
  title: "Contact: orders, accounts and corrections",
  description: "Write to the museum about an order, an account, the Circle, or a mistake in the record.",
  path: paths.contact,
});

const shortcuts = [
  [
    "Where is my order?",
    <>
      Its page shows the delivery status, under{" "}
      <Link href={paths.orders} prefetch={false} className="link font-normal text-ink">
        My Orders
      </Link>
      .
    </>,
  ],
  [
    "I was debited, but nothing happened",
    <>
      Look up the payment:{" "}
      <Link href={paths.paymentHelp} prefetch={false} className="link font-normal text-ink">
        I was debited
      </Link>
    </>,
  ],
  [
    "I cannot log in",
    <>
      Reset your password:{" "}
      <Link href={paths.forgotPassword} prefetch={false} className="link font-normal text-ink">
        Forgot your password?
      </Link>
    </>,
  ],
  ["Unsubscribe from the newsletter", "Every newsletter has an unsubscribe link at its foot. It works at once."],
] as const;

export default function ContactPage() {
  const links = socials();
  const whatsapp = whatsappLink();
  return (
    <Page className="pb-wall">
      {/* The second row takes the rest of the height of the column beside it, so that the form stays where it is when the fonts arrive. */}
      <div className="g12 md:grid-rows-[auto_1fr]">
        <div className="col-span-full md:col-span-7">
          <PageHead
            title="Write to us."
            lede="Orders, accounts, the Circle, and corrections to the record: one form for all of them."
          />
        </div>
        <section aria-label="The form" className="col-span-full md:col-span-7">
          <ContactForm />
        </section>
        <aside
          aria-label="Other ways"
          className="col-span-full grid content-start gap-10 max-md:pt-14 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:ps-[clamp(0rem,3vw,3rem)] md:pt-[clamp(2rem,5vw,4.5rem)]"
        >
          <AddressEnvelope email={env().CONTACT_EMAIL} />
          {whatsapp && <WhatsappLink href={whatsapp} className="link w-max" />}
          {links.length > 0 && <Socials list={links} className="-ms-3" />}
          <div className="grid gap-4">
            <h2 className="text-subheading">Quick answers</h2>
            <DefinitionList items={shortcuts} />
          </div>
        </aside>
      </div>
    </Page>
  );
}
