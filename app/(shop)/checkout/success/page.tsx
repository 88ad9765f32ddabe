import type { Metadata } from "next";
import { PaymentResult } from "@/components/shop/payment-result";
import { Page } from "@/components/ui/page";

export const metadata: Metadata = { title: "Payment", robots: { index: false } };

/** Can be read by anyone; what it tells of an order, only its buyer is told. */
export default async function CheckoutSuccessPage({ searchParams }: PageProps<"/checkout/success">) {
  const { reference } = await searchParams;
  return (
    <Page className="py-wall">
      <PaymentResult reference={typeof reference === "string" ? reference.slice(0, 100) : undefined} />
    </Page>
  );
}
