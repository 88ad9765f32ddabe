import type { Metadata } from "next";
import { ReleaseHold } from "@/components/shop/release-hold";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = { title: "Payment Cancelled", robots: { index: false } };

const longest = 200;

/** The reason comes from the address, which anyone can write: it is shown as text, and not much of it. */
export default async function CheckoutCancelPage({ searchParams }: PageProps<"/checkout/cancel">) {
  const { error, reference } = await searchParams;
  const reason = typeof error === "string" ? error.trim().slice(0, longest) : "";
  return (
    <Page className="grid justify-items-start gap-6 py-wall">
      <h1 className="max-w-[14ch] text-giant">Payment Cancelled</h1>
      <p className="max-w-[44ch] break-words font-normal font-read text-lede text-muted">
        {reason || "Payment was cancelled."}
      </p>
      {typeof reference === "string" && reference !== "" && <ReleaseHold reference={reference.slice(0, 100)} />}
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={paths.cart}>Back to Cart</ButtonLink>
        <ButtonLink href={paths.drops} look="secondary">
          Browse Products
        </ButtonLink>
      </p>
    </Page>
  );
}
