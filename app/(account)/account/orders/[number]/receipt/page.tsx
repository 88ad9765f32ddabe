import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Receipt } from "@/components/shop/receipt";
import { Page } from "@/components/ui/page";
import { requireViewer } from "@/lib/http/viewer";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { getOrder } from "@/lib/shop/order-queries";

export const metadata: Metadata = { title: "Receipt", robots: { index: false } };

export default async function ReceiptPage({ params }: PageProps<"/account/orders/[number]/receipt">) {
  const { number } = await params;
  const actor = await requireViewer(paths.receipt(number));
  const order = await getOrder({ actor, number });
  if (!order?.paidAt) notFound();
  return (
    <Page className="grid justify-items-center pt-8 pb-wall print:p-0">
      <Receipt
        order={order}
        paidAt={order.paidAt}
        buyer={{ name: `${actor.firstName} ${actor.lastName}`, email: actor.email }}
        site={new URL(env().APP_URL).host}
      />
    </Page>
  );
}
