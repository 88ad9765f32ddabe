import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { AddressText } from "@/components/orders/address-text";
import { ClaimGuestOrder } from "@/components/orders/claim-guest-order";
import { CreditNoteLinks } from "@/components/orders/credit-note-links";
import { DeliveryReview } from "@/components/orders/delivery-review";
import { GuestOrderActions } from "@/components/orders/guest-order-actions";
import { OrderAmountLines } from "@/components/orders/order-amount-lines";
import { OrderLines } from "@/components/orders/order-lines";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { SummaryTotal } from "@/components/orders/order-summary";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { Alert } from "@/components/ui/alert";
import { Page } from "@/components/ui/page";
import { Price } from "@/components/ui/price";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { paymentFormErrorMessage } from "@/lib/orders/form-error-messages";
import { findGuestOrder } from "@/lib/orders/guest/guest-order";
import { readOrderLink } from "@/lib/orders/guest/order-link";
import { listCreditNotes } from "@/lib/orders/invoice/get-credit-note";
import { requireOrder } from "@/lib/orders/queries";
import { isCancelledByBuyer } from "@/lib/orders/rules";

// The URL contains the token, so it must not be sent as a referrer or indexed. The forms of the page need their own origin.
export const metadata: Metadata = { title: "Your order", referrer: "same-origin", robots: { index: false } };

async function readOrder(token: string) {
  const guest = await findGuestOrder(token);
  if (!guest) return null;
  const order = await requireOrder(guest);
  return { guest, order, creditNotes: order.refunded > 0 ? await listCreditNotes(order._id) : [] };
}

/** A guest's order, by the link of its emails. */
export default async function GuestOrderPage({ params, searchParams }: PageProps<"/orders/guest/[token]">) {
  const [{ token: encoded }, { error }] = await Promise.all([params, searchParams]);
  const token = decodeURIComponent(encoded);
  const found = await readForPage(readOrder(token));
  const number = readOrderLink(token);
  // The link of an order that was moved into an account leads to it there.
  if (!found && number !== null) redirect(paths.order(number));
  const { guest, order, creditNotes } = found ?? notFound();
  const user = await getCurrentUser();
  return (
    <Page className="pt-8 pb-wall">
      <header className="grid gap-2 pb-8">
        <h1 className="text-title">
          Order <span className="whitespace-nowrap">{order.number}</span>
        </h1>
        <OrderStatusBadge order={order} />
      </header>
      {typeof error === "string" && error !== "" && (
        <Alert tone="error" className="mb-6">
          {paymentFormErrorMessage(error)}
        </Alert>
      )}
      {order.paymentStatus === "paid" && (
        <p className="max-w-[52ch] pb-8">
          Thank you for your order. We have emailed a confirmation and a link to this page to {guest.email}.
        </p>
      )}
      {order.refunded > 0 && (
        <p className="max-w-[52ch] pb-8">
          {isCancelledByBuyer(order) && "You cancelled this order. "}
          <Price amount={order.refunded} /> goes back to the card or account you paid with. Banks usually show it within
          10 working days; you do not have to do anything.
        </p>
      )}
      <GuestOrderActions order={order} token={token} />
      <div className="g12 items-start gap-y-12">
        <section aria-labelledby="items" className="col-span-full lg:col-span-7">
          <h2 id="items" className="pb-3 text-subheading">
            Items
          </h2>
          <OrderLines items={order.items} />
          <OrderAmountLines order={order} className="pt-4" />
          <SummaryTotal amount={order.total} />
          {order.invoiceNumber && (
            <a
              href={apiPaths.guestInvoice(token)}
              download
              className="link inline-flex min-h-tap items-center text-small"
            >
              Invoice <span className="ml-1 whitespace-nowrap">{order.invoiceNumber}</span> (PDF)
            </a>
          )}
          <CreditNoteLinks numbers={creditNotes} pathOf={(note) => apiPaths.guestCreditNote(token, note)} />
        </section>
        <div className="col-span-full grid items-start gap-10 md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9">
          <section aria-labelledby="delivery" className="grid gap-4">
            <h2 id="delivery" className="text-subheading">
              Delivery
            </h2>
            <OrderTimeline order={order} now={new Date()} />
          </section>
          <DeliveryReview order={order} action={apiPaths.reviewGuestDelivery(token)} />
          {order.shippingAddress && (
            <section aria-labelledby="address" className="grid gap-4">
              <h2 id="address" className="text-subheading">
                Shipping Address
              </h2>
              <AddressText address={order.shippingAddress} className="font-normal font-read text-read" />
            </section>
          )}
          <ClaimGuestOrder token={token} email={guest.email} userEmail={user?.email ?? null} />
        </div>
      </div>
    </Page>
  );
}
