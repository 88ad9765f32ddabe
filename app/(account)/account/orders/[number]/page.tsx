import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { CountryProvider } from "@/components/auth/country-options";
import { OwnedDownloads } from "@/components/downloads/owned-downloads";
import { WhatsappLink } from "@/components/layout/whatsapp-link";
import { AddressText } from "@/components/orders/address-text";
import { ConfirmDeliveryButton } from "@/components/orders/confirm-delivery-button";
import { CreditNoteLinks } from "@/components/orders/credit-note-links";
import { DeliveryReview } from "@/components/orders/delivery-review";
import { OrderActs } from "@/components/orders/order-acts";
import { OrderAddressForm } from "@/components/orders/order-address-form";
import { OrderGift } from "@/components/orders/order-gift";
import { OrderItemsColumn } from "@/components/orders/order-items-column";
import { OrderObjects } from "@/components/orders/order-objects";
import { OrderProvenance } from "@/components/orders/order-provenance";
import { OrderReturns } from "@/components/orders/order-returns";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { RefundText } from "@/components/orders/refund-text";
import { UnpaidOrder } from "@/components/orders/unpaid-order";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { listOrderLabels } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { whatsappLink } from "@/lib/core/whatsapp";
import { listOwnedDownloads } from "@/lib/downloads/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listDeliveryCountries } from "@/lib/orders/delivery-zones/queries";
import { paymentFormErrorMessage } from "@/lib/orders/form-error-messages";
import { listCreditNotes } from "@/lib/orders/invoice/get-credit-note";
import { listOrderCertificates } from "@/lib/orders/order-certificates";
import { getOrder } from "@/lib/orders/queries";
import { listOwnReturns } from "@/lib/orders/return-queries";
import { isReturnOpen, returnRefusal } from "@/lib/orders/return-rules";
import { cancelRefusal, changeAddressRefusal, markReceivedRefusal } from "@/lib/orders/rules";
import { listOrderNumbers } from "@/lib/transfers/queries";

export const metadata: Metadata = { title: "Your order", robots: { index: false } };

const noCountries = { served: [], others: [] };

export default async function OrderPage({ params, searchParams }: PageProps<"/account/orders/[number]">) {
  const [{ number }, { error }] = await Promise.all([params, searchParams]);
  const actor = await requireCurrentUser(paths.order(number));
  const order = (await readForPage(getOrder({ actor, number }))) ?? notFound();
  const labels = await readForPage(listOrderLabels(order._id));
  const certificates = await readForPage(listOrderCertificates(order._id));
  const files = await readForPage(listOwnedDownloads({ userId: actor._id, orderId: order._id }));
  const requests = await readForPage(listOwnReturns({ actor, orderId: order._id }));
  const creditNotes = order.refunded > 0 ? await readForPage(listCreditNotes(order._id)) : [];
  const canChangeAddress = changeAddressRefusal(order) === null;
  const countries = canChangeAddress ? await readForPage(listDeliveryCountries()) : noCountries;
  const openRequest = requests.some(({ status }) => isReturnOpen(status));
  const now = new Date();
  const whatsapp = whatsappLink(order.number);
  const numbers = await readForPage(listOrderNumbers({ actor, orderId: order._id }));
  const units = order.items.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0);
  const allPassedOn = numbers.passedOn.length > 0 && numbers.passedOn.length >= units;
  const canReturn = returnRefusal(order, { now, openRequest, allPassedOn }) === null;
  const { shippingAddress, paymentStatus } = order;
  const buyerName = `${actor.firstName} ${actor.lastName}`;
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
            Order{" "}
            <span className="whitespace-nowrap font-medium font-sans text-heading text-muted">{order.number}</span>
          </h1>
          <OrderStatusBadge order={order} />
        </div>
        {markReceivedRefusal(order) === null && <ConfirmDeliveryButton number={order.number} />}
      </header>
      {typeof error === "string" && error !== "" && (
        <Alert tone="error" className="mb-6">
          {paymentFormErrorMessage(error)}
        </Alert>
      )}
      {paymentStatus === "unpaid" && <UnpaidOrder order={order} />}
      <RefundText order={order} />
      <div className="g12 items-start gap-y-12 lg:grid-rows-[auto_1fr]">
        <OrderItemsColumn order={order}>
          <OrderActs order={order} canCancel={cancelRefusal(order) === null && numbers.passedOn.length === 0} />
          <CreditNoteLinks numbers={creditNotes} pathOf={(note) => accountApiPaths.creditNote(order.number, note)} />
        </OrderItemsColumn>
        <div className="col-span-full grid items-start gap-10 md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:row-span-2">
          <section aria-labelledby="delivery" className="grid gap-4">
            <h2 id="delivery" className="font-sign text-section">
              Delivery
            </h2>
            <OrderTimeline order={order} now={now} />
          </section>
          <section aria-labelledby="address" className="grid gap-4">
            <h2 id="address" className="font-sign text-section">
              Shipping Address
            </h2>
            {shippingAddress ? (
              <>
                <AddressText address={shippingAddress} name={buyerName} className="font-normal font-read text-read" />
                {canChangeAddress && (
                  <details>
                    <summary className="link inline-flex min-h-tap w-max items-center text-small">
                      Change address
                    </summary>
                    <div className="pt-4">
                      <CountryProvider countries={countries}>
                        <OrderAddressForm number={order.number} address={shippingAddress} />
                      </CountryProvider>
                    </div>
                  </details>
                )}
              </>
            ) : canChangeAddress ? (
              <>
                <p className="text-warn">This order has no shipping address yet.</p>
                <CountryProvider countries={countries}>
                  <OrderAddressForm number={order.number} />
                </CountryProvider>
              </>
            ) : (
              <p className="text-muted">None</p>
            )}
          </section>
          <OrderGift gift={order.gift} />
          <DeliveryReview order={order} action={accountApiPaths.reviewDelivery(order.number)} />
          <OrderReturns
            order={order}
            requests={requests}
            passedOn={numbers.passedOn}
            canRequest={canReturn}
            now={now}
          />
        </div>
        <div className="col-span-full grid gap-12 lg:col-span-7">
          <OrderObjects
            certificates={certificates}
            labels={labels}
            numbers={numbers}
            isGift={order.gift !== null}
            site={env().APP_URL}
          />
          <OwnedDownloads files={files} />
          {order.provenance && <OrderProvenance provenance={order.provenance} />}
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
