import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { WhatsappLink } from "@/components/layout/whatsapp-link";
import { AddressText } from "@/components/orders/address-text";
import { CancelOrder } from "@/components/orders/cancel-order";
import { ConfirmDeliveryButton } from "@/components/orders/confirm-delivery-button";
import { CreditNoteLinks } from "@/components/orders/credit-note-links";
import { DeliveryReview } from "@/components/orders/delivery-review";
import { OrderAddressForm } from "@/components/orders/order-address-form";
import { OrderAgain } from "@/components/orders/order-again";
import { OrderAmountLines } from "@/components/orders/order-amount-lines";
import { OrderLines } from "@/components/orders/order-lines";
import { OrderProvenance } from "@/components/orders/order-provenance";
import { OrderReturns } from "@/components/orders/order-returns";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { SummaryTotal } from "@/components/orders/order-summary";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { UnpaidOrder } from "@/components/orders/unpaid-order";
import { OrderLabels } from "@/components/smart-labels/order-labels";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Page } from "@/components/ui/page";
import { Price } from "@/components/ui/price";
import { listOrderLabels } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { whatsappLink } from "@/lib/core/whatsapp";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { paymentFormErrorMessage } from "@/lib/orders/form-error-messages";
import { listCreditNotes } from "@/lib/orders/invoice/get-credit-note";
import { getOrder } from "@/lib/orders/queries";
import { listOwnReturns } from "@/lib/orders/return-queries";
import { isReturnOpen, returnRefusal } from "@/lib/orders/return-rules";
import { cancelRefusal, changeAddressRefusal, isCancelledByBuyer, markReceivedRefusal } from "@/lib/orders/rules";

export const metadata: Metadata = { title: "Your order", robots: { index: false } };

export default async function OrderPage({ params, searchParams }: PageProps<"/account/orders/[number]">) {
  const [{ number }, { error }] = await Promise.all([params, searchParams]);
  const actor = await requireCurrentUser(paths.order(number));
  const order = (await readForPage(getOrder({ actor, number }))) ?? notFound();
  const labels = await readForPage(listOrderLabels(order._id));
  const requests = await readForPage(listOwnReturns({ actor, orderId: order._id }));
  const creditNotes = order.refunded > 0 ? await readForPage(listCreditNotes(order._id)) : [];
  const openRequest = requests.some(({ status }) => isReturnOpen(status));
  const now = new Date();
  const whatsapp = whatsappLink(order.number);
  const canReturn = returnRefusal(order, { now, openRequest }) === null;
  const { shippingAddress, paymentStatus } = order;
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Account", href: paths.account },
          { name: "My Orders", href: paths.orders },
        ]}
        current={order.number}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-2 pb-8">
        <div className="grid gap-2">
          <h1 className="text-title">
            Order <span className="whitespace-nowrap">{order.number}</span>
          </h1>
          <OrderStatusBadge order={order} />
        </div>
        <div className="flex flex-wrap gap-3">
          {markReceivedRefusal(order) === null && <ConfirmDeliveryButton number={order.number} />}
          {paymentStatus !== "unpaid" && !order.provenance && <OrderAgain number={order.number} />}
          {cancelRefusal(order) === null && <CancelOrder order={order} />}
          {paymentStatus !== "unpaid" && (
            <ButtonLink href={paths.receipt(order.number)} variant="secondary">
              Receipt
            </ButtonLink>
          )}
          {order.invoiceNumber && (
            <a href={apiPaths.orderInvoice(order.number)} download className={buttonVariants({ variant: "secondary" })}>
              Invoice (PDF)
            </a>
          )}
        </div>
      </header>
      {typeof error === "string" && error !== "" && (
        <Alert tone="error" className="mb-6">
          {paymentFormErrorMessage(error)}
        </Alert>
      )}
      {paymentStatus === "unpaid" && <UnpaidOrder order={order} />}
      {paymentStatus === "refunded" && (
        <p className="max-w-[52ch] pb-8">
          {isCancelledByBuyer(order) ? "You cancelled this order." : "This order was refunded."} All of it,{" "}
          <Price amount={order.total} />, goes back to the card or account you paid with. Banks usually show it within
          10 working days; you do not have to do anything.
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
            Items
          </h2>
          <OrderLines items={order.items} />
          <OrderAmountLines order={order} className="pt-4" />
          <SummaryTotal amount={order.total} />
          {order.refunded > 0 && (
            <p className="flex justify-between gap-4 pt-3 text-muted">
              Refunded <Price amount={-order.refunded} size="small" />
            </p>
          )}
          <CreditNoteLinks numbers={creditNotes} pathOf={(note) => apiPaths.creditNote(order.number, note)} />
          {order.provenance && <OrderProvenance provenance={order.provenance} className="pt-12" />}
          <OrderLabels labels={labels} site={env().APP_URL} />
        </section>
        <div className="col-span-full grid items-start gap-10 md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9">
          <section aria-labelledby="way" className="grid gap-4">
            <h2 id="way" className="text-subheading">
              Delivery
            </h2>
            <OrderTimeline order={order} now={now} />
          </section>
          <section aria-labelledby="address" className="grid gap-4">
            <h2 id="address" className="text-subheading">
              Shipping Address
            </h2>
            {shippingAddress ? (
              <>
                <AddressText address={shippingAddress} className="font-normal font-read text-read" />
                {changeAddressRefusal(order) === null && (
                  <details>
                    <summary className="link w-max text-small">Change address</summary>
                    <div className="pt-4">
                      <OrderAddressForm number={order.number} address={shippingAddress} />
                    </div>
                  </details>
                )}
              </>
            ) : changeAddressRefusal(order) === null ? (
              <>
                <p className="text-warn">This order has no shipping address yet.</p>
                <OrderAddressForm number={order.number} />
              </>
            ) : (
              <p className="text-muted">None</p>
            )}
          </section>
          {order.gift && (
            <section aria-labelledby="gift" className="grid gap-3">
              <h2 id="gift" className="text-subheading">
                Gift
              </h2>
              {order.gift.note && (
                <p className="wrap-anywhere whitespace-pre-line font-normal font-read text-read">{order.gift.note}</p>
              )}
              <p className="text-muted text-small">The parcel contains no prices.</p>
            </section>
          )}
          <DeliveryReview order={order} action={apiPaths.reviewDelivery(order.number)} />
          <OrderReturns number={order.number} requests={requests} canRequest={canReturn} />
          <p className="font-normal font-read text-base text-muted">
            Is something wrong?{" "}
            <Link href={paths.contactAbout({ order: order.number })} prefetch={false} className="link text-ink">
              Contact support
            </Link>
            {whatsapp && <WhatsappLink href={whatsapp} className="link mt-2 block w-max text-ink" />}
          </p>
        </div>
      </div>
    </Page>
  );
}
