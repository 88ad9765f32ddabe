import type { Metadata } from "next";
import Link from "next/link";
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
      <div className="g12 items-start gap-y-10">
        <div className="col-span-full grid gap-6 lg:col-span-8 xl:col-span-9">
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
        <aside className="on-paper col-span-full grid gap-3 p-5 font-read shadow-label sm:p-6 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-4 xl:col-span-3">
          <h2 className="font-sign text-section">Your collection</h2>
          <p className="font-normal">Every numbered piece that you own is kept there, with its certificate.</p>
          <Link href={paths.collection({})} prefetch={false} className="link inline-flex min-h-tap w-max items-center">
            See your collection
          </Link>
          <p className="border-line border-t pt-3 font-normal text-muted text-small">
            Is something wrong with an order?{" "}
            <Link href={paths.contact} prefetch={false} className="link text-ink">
              Contact support
            </Link>
          </p>
        </aside>
      </div>
    </Page>
  );
}
