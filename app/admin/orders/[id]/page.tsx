import { notFound } from "next/navigation";
import { AdminOrderTimeline } from "@/components/admin/orders/admin-order-timeline";
import { PaymentLink } from "@/components/admin/orders/drafts/payment-link";
import { DeliveryReview, OrderBuyer } from "@/components/admin/orders/order-buyer";
import { OrderLinesAdmin } from "@/components/admin/orders/order-lines-admin";
import { OrderNotes } from "@/components/admin/orders/order-notes";
import { OtherOrders } from "@/components/admin/orders/other-orders";
import { PaymentSummary } from "@/components/admin/orders/payment-summary";
import { RefundOrder } from "@/components/admin/orders/refund-order";
import { ShipOrder } from "@/components/admin/orders/ship-order";
import { RowMenu } from "@/components/admin/table/row-menu";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { ParcelList } from "@/components/orders/parcel-list";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { can } from "@/lib/auth/staff-roles";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
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
        <span className="flex flex-wrap items-center gap-x-3">
          <OrderStatusBadge order={order} reader="admin" />
          <span>
            Placed{" "}
            <time dateTime={order.createdAt}>
              {formatLagosShortDate(order.createdAt)}, {formatLagosTime(order.createdAt)}
            </time>
          </span>
        </span>
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
            Items are held until {formatLagosShortDate(order.hold.until)}, {formatLagosTime(order.hold.until)} Lagos
            time.
          </span>
        )}
      </AdminHeader>
      {order.paymentLink && mayPack && <PaymentLink order={order} link={order.paymentLink} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <OrderLinesAdmin order={order} />
          <PaymentSummary order={order} />
          {order.parcels.length > 0 && (
            <Card title={order.parcels.length === 1 ? "Parcel" : "Parcels"}>
              <ParcelList order={order} />
            </Card>
          )}
          {order.deliveryReview && <DeliveryReview review={order.deliveryReview} />}
        </div>
        <div className="grid min-w-0 items-start gap-5 md:max-xl:grid-cols-2 xl:row-span-2">
          <OrderBuyer order={order} canOpenUser={can(actor, "users")} countries={countries} />
          <OrderNotes id={order._id} notes={order.notes} />
          <OtherOrders orders={order.otherOrders} email={user.email} />
        </div>
        <AdminOrderTimeline order={order._id} entries={order.timeline} />
      </div>
    </>
  );
}
