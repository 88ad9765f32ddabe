import type { Metadata } from "next";
import { OrderList } from "@/components/orders/order-list";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listOrders } from "@/lib/orders/queries";

export const metadata: Metadata = {
  title: "My Orders",
  robots: { index: false },
  alternates: { canonical: paths.orders },
};

export default async function OrdersPage({ searchParams }: PageProps<"/account/orders">) {
  const actor = await requireCurrentUser(paths.orders);
  const { cursor } = await searchParams;
  const { orders, nextCursor } = await readForPage(
    listOrders({ actor, cursor: typeof cursor === "string" ? cursor : undefined }),
  );
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">My Orders</h1>
        <p className="max-w-[32ch] text-muted">
          Your orders, newest first, with edition numbers, receipts and delivery status.
        </p>
      </header>
      <div className="col-span-full grid gap-6 lg:col-span-8">
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
