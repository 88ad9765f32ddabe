import Link from "next/link";
import { notFound } from "next/navigation";
import { AdminOrderTimeline } from "@/components/admin/orders/admin-order-timeline";
import { PaymentLink } from "@/components/admin/orders/drafts/payment-link";
import { EditAddress } from "@/components/admin/orders/edit-address";
import { OrderLinesAdmin } from "@/components/admin/orders/order-lines-admin";
import { OrderNotes } from "@/components/admin/orders/order-notes";
import { OtherOrders } from "@/components/admin/orders/other-orders";
import { PaymentSummary } from "@/components/admin/orders/payment-summary";
import { RefundOrder } from "@/components/admin/orders/refund-order";
import { ShipOrder } from "@/components/admin/orders/ship-order";
import { RowMenu } from "@/components/admin/table/row-menu";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { EmailText } from "@/components/admin/ui/email-text";
import { AddressText } from "@/components/orders/address-text";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { ParcelList } from "@/components/orders/parcel-list";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { can } from "@/lib/auth/staff-roles";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { listDeliveryCountries } from "@/lib/orders/delivery-zones/queries";
import { changeAddressRefusal, getShipObstacle, shipRefusal } from "@/lib/orders/rules";

export const metadata = privatePageMetadata("Order");

export default async function AdminOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireAdmin(adminPaths.order(id), ["orders", "payments"]);
  const mayPack = can(actor, "orders");
  const order = (await readForPage(getAdminOrderDetail(id))) ?? notFound();
  const { number, user, paymentStatus, status, shippingAddress } = order;
  const obstacle = getShipObstacle(order);
  const isPaid = paymentStatus === "paid";
  const canEditAddress = mayPack && changeAddressRefusal(order) === null;
  const countries = canEditAddress ? await readForPage(listDeliveryCountries()) : null;
  const isWaiting = isPaid && status === "pending" && obstacle !== "nothing-left";
  const canPack = isWaiting && mayPack && !order.packedAt && (obstacle === null || obstacle === "repack");
  return (
    <>
      <AdminHeader
        title={`Order ${number}`}
        crumb={number}
        parents={[{ name: "Orders", href: adminPaths.section("orders") }]}
        actions={
          <>
            {canPack && (
              <ButtonLink href={adminPaths.packing({ order: number })} size="small">
                {order.packingStartedAt ? "Continue packing" : "Pack"}
              </ButtonLink>
            )}
            {isWaiting && mayPack && !order.packingStartedAt && obstacle === "no-address" && (
              <ConfirmAction
                request={{ method: "post", path: adminApiPaths.startPacking, body: { orders: [order._id] } }}
                primary
                label="Start packing"
                loadingText="Saving…"
                subject={number}
                successText={`${number} is being packed; the buyer can no longer cancel it`}
                failureText="Failed to update order"
              />
            )}
            {obstacle === null && mayPack && <ShipOrder order={order} primary={!canPack} />}
            {status === "shipped" && mayPack && (
              <ConfirmAction
                request={{ method: "post", path: adminApiPaths.markOrderDelivered(order._id), body: {} }}
                primary
                label="Mark as delivered"
                loadingText="Saving…"
                subject={number}
                successText={`${number} is marked as delivered`}
                failureText="Failed to update order"
              />
            )}
            {isPaid && order.payment && can(actor, "payments") && <RefundOrder order={order} />}
            {order.invoiceNumber && (
              <a
                href={accountApiPaths.orderInvoice(number)}
                download
                className={buttonVariants({ variant: "secondary", size: "small", className: "max-sm:hidden" })}
              >
                Invoice {order.invoiceNumber}
              </a>
            )}
            {paymentStatus !== "unpaid" && mayPack && (
              <>
                <ButtonLink
                  href={adminPaths.printOrders("packing-slips", [number])}
                  variant="secondary"
                  size="small"
                  className="max-sm:hidden"
                >
                  Packing slip
                </ButtonLink>
                <RowMenu
                  label="More to print"
                  items={[
                    { label: "Packing slip", href: adminPaths.printOrders("packing-slips", [number]) },
                    ...(shippingAddress
                      ? [
                          { label: "Address label", href: adminPaths.printOrders("address-labels", [number]) },
                          { label: "Slip and label", href: adminPaths.printOrders("slips-and-labels", [number]) },
                        ]
                      : []),
                    ...(order.invoiceNumber
                      ? [
                          {
                            label: `Invoice ${order.invoiceNumber}`,
                            href: accountApiPaths.orderInvoice(number),
                            download: true,
                          },
                        ]
                      : []),
                  ]}
                />
              </>
            )}
          </>
        }
      >
        <OrderStatusBadge order={order} reader="admin" />
        {order.packedAt && status === "pending" && <span className="block">Packed, ready to be sent.</span>}
        {isPaid && obstacle && obstacle !== "already-shipped" && (
          <span className="block text-warn">{shipRefusal(order)}</span>
        )}
        {paymentStatus === "refunded" && order.repackSince && (
          <span className="block text-warn">
            It was refunded after packing had begun. Take its items out of the parcel; nothing of it is sent.
          </span>
        )}
        {order.provenance && <span className="block">Won in an auction. The provenance is part of the order.</span>}
        {paymentStatus === "unpaid" && order.hold.status === "held" && (
          <span className="block">
            Items are held until {formatLagosDate(order.hold.until)}, {formatLagosTime(order.hold.until)} Lagos time.
          </span>
        )}
      </AdminHeader>
      {order.paymentLink && mayPack && <PaymentLink order={order} link={order.paymentLink} />}
      <div className="grid items-start gap-x-gutter gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-12">
          <OrderLinesAdmin order={order} />
          <PaymentSummary order={order} />
          <OrderNotes id={order._id} notes={order.notes} />
        </div>
        <div className="grid gap-10 md:max-xl:grid-cols-2">
          <section aria-labelledby="buyer" className="grid gap-3">
            <h2 id="buyer" className="text-subheading">
              Buyer
            </h2>
            <p className="grid wrap-anywhere">
              {user.isGuest ? (
                <span>
                  <b className="font-semibold">{user.name}</b> <StatusBadge shape="ring">Guest</StatusBadge>
                </span>
              ) : can(actor, "users") ? (
                <Link
                  href={adminPaths.user(order.userId)}
                  prefetch={false}
                  className="link justify-self-start py-1 font-semibold touch:inline-flex touch:min-h-tap touch:items-center"
                >
                  {user.name}
                </Link>
              ) : (
                <b className="font-semibold">{user.name}</b>
              )}
              <a
                href={`mailto:${user.email}`}
                className="link justify-self-start py-1 text-small touch:inline-flex touch:min-h-tap touch:items-center"
              >
                <EmailText>{user.email}</EmailText>
              </a>
            </p>
            <h3 className="pt-3 font-semibold">Shipping address</h3>
            {shippingAddress ? (
              <AddressText address={shippingAddress} name={user.name} className="font-normal font-read text-read" />
            ) : (
              <p className="text-warn">No address yet.</p>
            )}
            {countries && <EditAddress order={order} countries={countries} />}
            {order.gift && (
              <>
                <h3 className="pt-3 font-semibold">Gift</h3>
                <p>{order.gift.wrap === null ? "Not wrapped" : "Wrapped"}. No prices in the parcel.</p>
                {order.gift.note && (
                  <p className="wrap-anywhere whitespace-pre-line font-read text-read">{order.gift.note}</p>
                )}
              </>
            )}
            <h3 className="pt-3 font-semibold">Terms accepted</h3>
            {order.terms ? (
              <Link
                href={paths.legalPageVersion("terms", order.terms.version)}
                prefetch={false}
                className="link justify-self-start text-small touch:inline-flex touch:min-h-tap touch:items-center"
              >
                Version {order.terms.version} of {formatLagosDate(order.terms.publishedAt)}
              </Link>
            ) : (
              <p className="text-muted text-small">Not recorded.</p>
            )}
            {order.parcels.length > 0 && (
              <>
                <h3 className="pt-3 font-semibold">{order.parcels.length === 1 ? "Parcel" : "Parcels"}</h3>
                <ParcelList order={order} />
              </>
            )}
            {order.deliveryReview && (
              <>
                <h3 className="pt-3 font-semibold">Delivery review</h3>
                <p>
                  <StatusBadge
                    shape={order.deliveryReview.rating === "good" ? "dot" : "square"}
                    tone={order.deliveryReview.rating === "good" ? "success" : "danger"}
                  >
                    {order.deliveryReview.rating === "good" ? "Good" : "Not good"}
                  </StatusBadge>{" "}
                  <span className="text-muted text-small">{formatLagosDate(order.deliveryReview.at)}</span>
                </p>
                {order.deliveryReview.comment && (
                  <p className="wrap-anywhere whitespace-pre-line font-read text-read">
                    {order.deliveryReview.comment}
                  </p>
                )}
              </>
            )}
          </section>
          <OtherOrders orders={order.otherOrders} email={user.email} />
          <AdminOrderTimeline order={order._id} entries={order.timeline} />
        </div>
      </div>
    </>
  );
}
