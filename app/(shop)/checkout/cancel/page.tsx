import type { Metadata } from "next";
import Link from "next/link";
import { ReleaseHold } from "@/components/orders/release-hold";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

export const metadata: Metadata = { title: "Payment Cancelled", robots: { index: false } };

const reasons: Record<string, string> = { declined: "Payment was declined.", cancelled: "Payment was cancelled." };

/** The reason comes from the query, which anyone can write: only a known code or sentence is shown. */
export default async function CheckoutCancelPage({ searchParams }: PageProps<"/checkout/cancel">) {
  const { error, reference } = await searchParams;
  const reason = Object.entries(reasons).find((known) => known.includes(String(error)))?.[1] ?? reasons.cancelled;
  return (
    <Page plain className="g12 items-center gap-y-10 py-wall">
      <div className="col-span-full grid content-start gap-6 md:col-span-8 lg:col-span-7">
        <h1 className="max-w-[14ch] text-giant">Payment Cancelled</h1>
        <p className="max-w-[44ch] break-words font-normal font-read text-lede text-muted">{reason}</p>
        {typeof reference === "string" && reference !== "" && <ReleaseHold reference={reference.slice(0, 100)} />}
        <p className="grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href={paths.cart}>Back to Cart</ButtonLink>
          <ButtonLink href={paths.drops} variant="secondary">
            Browse Products
          </ButtonLink>
        </p>
        <p className="font-normal font-read text-muted">
          Your account was debited?{" "}
          <Link href={paths.paymentHelp} prefetch={false} className="link text-ink">
            I was debited
          </Link>
        </p>
      </div>
      <Image
        src="/art/hat-peaked.webp"
        alt=""
        width={100}
        height={70}
        className="col-span-full row-start-1 w-36 -rotate-6 md:col-span-4 md:col-start-9 md:w-full md:max-w-96 md:justify-self-end"
      />
    </Page>
  );
}
