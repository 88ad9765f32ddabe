import type { Metadata } from "next";
import Link from "next/link";
import { Socials } from "@/components/layout/socials";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { socials } from "@/lib/platform/socials";

export const metadata: Metadata = {
  title: "Contact",
  description: "How to write to the museum about an order, an account, a work or a mistake in the record.",
};

const subjects: readonly [what: string, say: string][] = [
  ["An order", "Give the order number, which looks like LA-7F3K-92QX and stands in your confirmation mail."],
  ["An account", "Write from the address the account is under. We never ask for a password."],
  ["The record", "If a date or a source beside a work is wrong, tell us which and where you found the right one."],
];

export default function ContactPage() {
  const address = env().CONTACT_EMAIL;
  return (
    <Page grid className="pb-wall">
      <div className="col-span-full">
        <PageHead
          title="Write to us."
          lede="Orders, accounts and corrections to the record: one address for all three."
        />
      </div>
      <div className="col-span-full grid content-start justify-items-start gap-6 md:col-span-6">
        <a href={`mailto:${address}`} className="link break-all text-heading">
          {address}
        </a>
        <Socials list={socials()} className="-ms-3" />
        <p className="reading text-muted">
          The museum is on the web and open at every hour. To find your way round it, see{" "}
          <Link href={paths.visitDirections} prefetch={false} className="link text-ink">
            Directions
          </Link>
          .
        </p>
      </div>
      <dl className="col-span-full grid content-start max-md:pt-10 md:col-span-5 md:col-start-8">
        {subjects.map(([what, say]) => (
          <div key={what} className="grid gap-1 border-line border-t py-4 first:border-t-2 first:border-ink">
            <dt className="font-bold text-subheading">{what}</dt>
            <dd className="font-normal font-read text-base text-muted">{say}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
