import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { OwnedDownloads } from "@/components/downloads/owned-downloads";
import { AddressText } from "@/components/orders/address-text";
import { BoughtObjects } from "@/components/orders/bought-objects";
import { ClaimGuestOrder } from "@/components/orders/claim-guest-order";
import { CreditNoteLinks } from "@/components/orders/credit-note-links";
import { DeliveryReview } from "@/components/orders/delivery-review";
import { GuestOrderActions } from "@/components/orders/guest-order-actions";
import { OrderGift } from "@/components/orders/order-gift";
import { OrderItemsColumn } from "@/components/orders/order-items-column";
import { OrderObjects } from "@/components/orders/order-objects";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { PaymentResultActions } from "@/components/orders/payment-result-actions";
import { PaymentResultMessage, type ResultState } from "@/components/orders/payment-result-message";
import { RefundText } from "@/components/orders/refund-text";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Page } from "@/components/ui/page";
import { listOrderLabels } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { listOwnedDownloads } from "@/lib/downloads/queries";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import type { Order } from "@/lib/orders/contracts";
import { paymentFormErrorMessage } from "@/lib/orders/form-error-messages";
import { isErasedEmail } from "@/lib/orders/guest/erase-unpaid-guest-orders";
import { findGuestOrder } from "@/lib/orders/guest/guest-order";
import { readOrderLink } from "@/lib/orders/guest/order-link";
import { listCreditNotes } from "@/lib/orders/invoice/get-credit-note";
import { listOrderCertificates } from "@/lib/orders/order-certificates";
import { requireOrder } from "@/lib/orders/queries";

// The URL contains the token, so it must not be sent as a referrer or indexed. The forms of the page need their own origin.
export const metadata: Metadata = { title: "Your order", referrer: "same-origin", robots: { index: false } };

async function readOrder(token: string) {
  const guest = await findGuestOrder(token);
  if (!guest) return null;
  const order = await requireOrder(guest);
  const [labels, certificates, files, creditNotes] = await Promise.all([
    listOrderLabels(order._id),
    listOrderCertificates(order._id),
    listOwnedDownloads({ userId: guest.actor._id, orderId: order._id }),
    order.refunded > 0 ? listCreditNotes(order._id) : [],
  ]);
  return { guest, order, labels, certificates, files, creditNotes };
}

const afterPayment = ["paid", "pending", "failed"] as const;

/** The result of the payment that the guest comes from; null for another visit. What the order says counts more than the query. */
function readResult(payment: string | undefined, { paymentStatus, cancelledAt }: Order): ResultState | null {
  const claimed = afterPayment.find((state) => state === payment);
  if (!claimed) return null;
  if (paymentStatus !== "unpaid") return paymentStatus;
  if (cancelledAt) return "cancelled";
  return claimed === "failed" ? "failed" : "timedOut";
}

/** A guest's order, by the link of its emails. */
export default async function GuestOrderPage({ params, searchParams }: PageProps<"/orders/guest/[token]">) {
  const [{ token: encoded }, { error, payment, save }] = await Promise.all([params, searchParams]);
  const token = decodeURIComponent(encoded);
  const found = await readForPage(readOrder(token));
  const number = readOrderLink(token);
  // The link of an order that was moved into an account leads to it there.
  if (!found && number !== null) redirect(paths.order(number));
  const { guest, order, labels, certificates, files, creditNotes } = found ?? notFound();
  const user = await getCurrentUser();
  const result = readResult(singleParam(payment), order);
  const Heading = result ? "h2" : "h1";
  const now = new Date();
  return (
    <Page className="pt-8 pb-wall">
      {result && (
        <div
          className={`g12 items-start gap-y-10 pb-wall ${result === "paid" ? "lg:grid-rows-[repeat(5,auto)_1fr]" : ""}`}
        >
          <div className={`col-span-full grid gap-6 ${result === "paid" ? "lg:col-span-6 lg:col-start-7" : ""}`}>
            <PaymentResultMessage state={result} payment={order.number} />
            {result === "timedOut" && (
              <a
                href={serverApiPaths.guestPaymentCallback(token)}
                className={`${buttonVariants({ variant: "secondary" })} justify-self-start`}
              >
                Check again
              </a>
            )}
            {result !== "paid" && <PaymentResultActions state={result} number={order.number} guest />}
          </div>
          {result === "paid" && (
            <BoughtObjects
              order={order}
              label={certificates.length > 0 ? { name: "Its certificate", href: "#objects" } : null}
              className="col-span-full"
            />
          )}
          {/* On a phone below the object. */}
          {result === "paid" && (
            <div className="col-span-full lg:col-span-6 lg:col-start-7">
              <PaymentResultActions state={result} number={order.number} guest />
            </div>
          )}
        </div>
      )}
      <header className="grid gap-2 pb-8">
        <Heading className="text-title">
          Order <span className="whitespace-nowrap font-sans">{order.number}</span>
        </Heading>
        <OrderStatusBadge order={order} />
      </header>
      {typeof error === "string" && error !== "" && (
        <Alert tone="error" className="mb-6">
          {paymentFormErrorMessage(error)}
        </Alert>
      )}
      {order.paymentStatus === "paid" && (
        <p className="max-w-[52ch] pb-8">
          Thank you for your order. We have emailed a confirmation and a link to this page to{" "}
          <span className="wrap-anywhere">{guest.email}</span>.
        </p>
      )}
      <RefundText order={order} />
      <GuestOrderActions order={order} token={token} now={now} />
      <div className="g12 items-start gap-y-12 lg:grid-rows-[auto_1fr]">
        <OrderItemsColumn order={order}>
          {order.invoiceNumber && (
            <a
              href={accountApiPaths.guestInvoice(token)}
              download
              className="link inline-flex min-h-tap items-center text-small"
            >
              <span>
                Invoice <span className="whitespace-nowrap">{order.invoiceNumber}</span> (PDF)
              </span>
            </a>
          )}
          <CreditNoteLinks numbers={creditNotes} pathOf={(note) => accountApiPaths.guestCreditNote(token, note)} />
        </OrderItemsColumn>
        <div className="col-span-full grid items-start gap-10 md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:row-span-2">
          <section aria-labelledby="delivery" className="grid gap-4">
            <h2 id="delivery" className="font-sign text-section">
              Delivery
            </h2>
            <OrderTimeline order={order} now={now} />
          </section>
          <DeliveryReview order={order} action={accountApiPaths.reviewGuestDelivery(token)} />
          {order.shippingAddress && (
            <section aria-labelledby="address" className="grid gap-4">
              <h2 id="address" className="font-sign text-section">
                Shipping Address
              </h2>
              <AddressText
                address={order.shippingAddress}
                name={guest.name}
                className="font-normal font-read text-read"
              />
            </section>
          )}
          <OrderGift gift={order.gift} />
          {!isErasedEmail(guest.email) && (
            <ClaimGuestOrder
              token={token}
              email={guest.email}
              userEmail={user?.email ?? null}
              atOnce={save === "1" && error === undefined}
            />
          )}
        </div>
        <div className="col-span-full grid gap-12 lg:col-span-7">
          <OrderObjects certificates={certificates} labels={labels} site={env().APP_URL} />
          <OwnedDownloads files={files} action={accountApiPaths.guestOrderFile(token)} />
        </div>
      </div>
    </Page>
  );
}
