import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { OrderLabels } from "@/components/labels/order-labels";
import { AddressText } from "@/components/shop/address-text";
import { OrderAddressForm } from "@/components/shop/order-address-form";
import { OrderLines } from "@/components/shop/order-lines";
import { OrderMark } from "@/components/shop/order-mark";
import { OrderProvenance } from "@/components/shop/order-provenance";
import { OrderTimeline } from "@/components/shop/order-timeline";
import { ReceiveButton } from "@/components/shop/receive-button";
import { DiscountLine, TillTotal } from "@/components/shop/till-slip";
import { UnpaidOrder } from "@/components/shop/unpaid-order";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import { Price } from "@/components/ui/price";
import { requireViewer } from "@/lib/http/viewer";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { listOrderLabels } from "@/lib/shop/labels";
import { getOrder } from "@/lib/shop/order-queries";
import { whyNotReaddress, whyNotReceive } from "@/lib/shop/order-rules";
import { refusedPaymentSentence } from "@/lib/shop/refused-forms";

export const metadata: Metadata = { title: "Order", robots: { index: false } };

export default async function OrderPage({ params, searchParams }: PageProps<"/account/orders/[number]">) {
  const [{ number }, { error }] = await Promise.all([params, searchParams]);
  const actor = await requireViewer(paths.order(number));
  const order = (await getOrder({ actor, number })) ?? notFound();
  const labels = await listOrderLabels(order._id);
  const { shippingAddress, paymentStatus } = order;
  return (
    <Page className="pb-wall">
      <Breadcrumb
        trail={[
          { name: "Account", href: paths.account },
          { name: "My Orders", href: paths.orders },
        ]}
        here={order.number}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-2 pb-8">
        <div className="grid gap-2">
          <h1 className="text-title">
            Order <span className="whitespace-nowrap">{order.number}</span>
          </h1>
          <OrderMark order={order} />
        </div>
        <div className="flex flex-wrap gap-3">
          {whyNotReceive(order) === null && <ReceiveButton number={order.number} />}
          {paymentStatus !== "unpaid" && (
            <ButtonLink href={paths.receipt(order.number)} look="secondary">
              Receipt
            </ButtonLink>
          )}
        </div>
      </header>
      {typeof error === "string" && error !== "" && (
        <Message className="mb-6">{`❌ ${refusedPaymentSentence(error)}`}</Message>
      )}
      {paymentStatus === "unpaid" && <UnpaidOrder order={order} />}
      {paymentStatus === "refunded" && (
        <p className="max-w-[52ch] pb-8">
          This order was refunded. All of it, <Price amount={order.total} />, goes back to the card or account you paid
          with. Banks usually show it within 10 working days; you do not have to do anything.
        </p>
      )}
      {paymentStatus === "paid" && order.refunded > 0 && (
        <p className="max-w-[52ch] pb-8">
          A part of this order was refunded: <Price amount={order.refunded} /> goes back to the card or account you paid
          with. Banks usually show it within 10 working days; you do not have to do anything.
        </p>
      )}
      <div className="g12 items-start gap-y-12">
        <section aria-labelledby="pieces" className="col-span-full lg:col-span-7">
          <h2 id="pieces" className="pb-3 text-subheading">
            Pieces
          </h2>
          <OrderLines items={order.items} />
          {order.discount > 0 && (
            <div className="pt-4">
              <DiscountLine amount={order.discount} />
            </div>
          )}
          <TillTotal amount={order.total} />
          {order.refunded > 0 && (
            <p className="flex justify-between gap-4 pt-3 text-muted">
              Refunded <Price amount={-order.refunded} size="small" />
            </p>
          )}
          {order.provenance && <OrderProvenance provenance={order.provenance} className="pt-12" />}
          <OrderLabels labels={labels} site={env().APP_URL} />
        </section>
        <div className="col-span-full grid items-start gap-10 md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9">
          <section aria-labelledby="way" className="grid gap-4">
            <h2 id="way" className="text-subheading">
              The way it takes
            </h2>
            <OrderTimeline order={order} />
          </section>
          <section aria-labelledby="address" className="grid gap-4">
            <h2 id="address" className="text-subheading">
              Shipping Address
            </h2>
            {shippingAddress ? (
              <AddressText address={shippingAddress} className="font-normal font-read text-read" />
            ) : whyNotReaddress(order) === null ? (
              <>
                <p className="text-warn">We do not know yet where to send this order.</p>
                <OrderAddressForm number={order.number} />
              </>
            ) : (
              <p className="text-muted">None was given.</p>
            )}
          </section>
          <p className="font-normal font-read text-base text-muted">
            Something is not as it should be?{" "}
            <Link href={paths.contactAbout({ order: order.number })} prefetch={false} className="link text-ink">
              Contact support
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
