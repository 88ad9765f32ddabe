import type { Metadata } from "next";
import { OrderList } from "@/components/orders/order-list";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listOrderSummaries } from "@/lib/orders/order-summaries";

export const metadata: Metadata = {
  title: "My Orders",
  robots: { index: false },
  alternates: { canonical: paths.orders },
};

export default async function OrdersPage({ searchParams }: PageProps<"/account/orders">) {
  const actor = await requireCurrentUser(paths.orders);
  const { cursor } = await searchParams;
  const { orders, nextCursor } = await readForPage(
    listOrderSummaries({ actor, cursor: typeof cursor === "string" ? cursor : undefined }),
  );
  return (
    <Page className="pt-10 pb-wall">
      <header className="grid gap-3 pb-8">
        <h1 className="text-title">My Orders</h1>
        <p className="text-muted">Your orders, newest first, with edition numbers, receipts and delivery status.</p>
      </header>
      <div className="grid gap-6">
        <OrderList orders={orders} />
        {nextCursor && (
          <ButtonLink
            href={`${paths.orders}?cursor=${nextCursor}`}
            variant="secondary"
            size="small"
            className="justify-self-start"
          >
            Older orders
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
