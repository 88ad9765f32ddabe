import type { Metadata } from "next";
import Link from "next/link";
import { ServiceList } from "@/components/marketing/service-list";
import { Page, PageHead } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getServiceStatus } from "@/lib/workflows/service-status-query";

/** Without script the page is a minute old at most. */
export const revalidate = 60;

const lede = "What works now, and what is delayed.";
const description = "What works at the museum, its shop and its saleroom now, and what is delayed.";

export const metadata: Metadata = publicPageMetadata({ title: "Status", description, path: paths.status });

/** Which services work. */
export default async function StatusPage() {
  return (
    <Page plain className="pb-wall">
      <PageHead title="Status" lede={lede} />
      <div className="g12 gap-y-10">
        <div className="col-span-full lg:col-span-8">
          <ServiceList initial={await getServiceStatus()} />
        </div>
        <p className="reading col-span-full lg:col-span-8">
          Paid, and nothing happened?{" "}
          <Link href={paths.paymentHelp} prefetch={false} className="link">
            Look up your payment
          </Link>
          . Anything else:{" "}
          <Link href={paths.contact} prefetch={false} className="link">
            write to us
          </Link>
          .
        </p>
      </div>
    </Page>
  );
}
