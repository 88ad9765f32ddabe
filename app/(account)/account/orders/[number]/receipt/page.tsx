import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Receipt } from "@/components/orders/receipt";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getOrder } from "@/lib/orders/queries";

export const metadata: Metadata = { title: "Receipt", robots: { index: false } };

export default async function ReceiptPage({ params }: PageProps<"/account/orders/[number]/receipt">) {
  const { number } = await params;
  const actor = await requireCurrentUser(paths.receipt(number));
  const order = await readForPage(getOrder({ actor, number }));
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
