import type { Metadata } from "next";
import { PaymentResult } from "@/components/orders/payment-result";
import { Page } from "@/components/ui/page";

export const metadata: Metadata = { title: "Payment", robots: { index: false } };

/** Public page: order details are shown to the buyer only. */
export default async function CheckoutSuccessPage({ searchParams }: PageProps<"/checkout/success">) {
  const { reference } = await searchParams;
  return (
    <Page className="pt-8 pb-wall">
      <PaymentResult reference={typeof reference === "string" ? reference.slice(0, 100) : undefined} />
    </Page>
  );
}
