import type { Metadata } from "next";
import { OrderList } from "@/components/shop/order-list";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import { listOrders } from "@/lib/shop/order-queries";

export const metadata: Metadata = {
  title: "My Orders",
  robots: { index: false },
  alternates: { canonical: paths.orders },
};

export default async function OrdersPage({ searchParams }: PageProps<"/account/orders">) {
  const actor = await requireViewer(paths.orders);
  const { cursor } = await searchParams;
  const { orders, nextCursor } = await listOrders({ actor, cursor: typeof cursor === "string" ? cursor : undefined });
  return (
    <Page className="grid gap-8 pt-10 pb-wall">
      <h1 className="text-title">My Orders</h1>
      <div className="grid max-w-[52rem] gap-6">
        <OrderList orders={orders} />
        {nextCursor && (
          <ButtonLink
            href={`${paths.orders}?cursor=${nextCursor}`}
            look="secondary"
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
