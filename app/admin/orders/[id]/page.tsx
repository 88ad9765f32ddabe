import Link from "next/link";
import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { AskFirst } from "@/components/admin/ask-first";
import { DeskHead } from "@/components/admin/desk-head";
import { OrderMoments } from "@/components/admin/order-moments";
import { OrderMoney } from "@/components/admin/order-money";
import { OrderNotes } from "@/components/admin/order-notes";
import { OrderPiecesDesk } from "@/components/admin/order-pieces-desk";
import { RefundOrder } from "@/components/admin/refund-order";
import { ShipOrder } from "@/components/admin/ship-order";
import { AddressText } from "@/components/shop/address-text";
import { OrderMark } from "@/components/shop/order-mark";
import { ButtonLink } from "@/components/ui/button";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { getAdmin } from "@/lib/http/viewer";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { getDeskOrder } from "@/lib/shop/desk-order-queries";
import { shipObstacle, whyNotShip } from "@/lib/shop/order-rules";

export const metadata = privatePage("Order");

export default async function OrderDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.deskOrder(id)))) return <AdminsOnly />;
  const order = (await getDeskOrder(id)) ?? notFound();
  const { number, user, paymentStatus, status, shippingAddress } = order;
  const obstacle = shipObstacle(order);
  const isPaid = paymentStatus === "paid";
  return (
    <>
      <DeskHead
        title={`Order ${number}`}
        actions={
          <>
            {obstacle === null && <ShipOrder id={order._id} number={number} buyer={user.name} />}
            {status === "shipped" && (
              <AskFirst
                call={{ method: "post", path: deskCalls.deliverOrder(order._id) }}
                label="Mark as delivered"
                busy="Writing it down…"
                what={number}
                done={`${number} is marked as delivered`}
                failed="Failed to update order"
              />
            )}
            {isPaid && order.payment && <RefundOrder order={order} />}
            {paymentStatus !== "unpaid" && (
              <>
                <ButtonLink href={deskPaths.orderPapers("slips", [number])} look="secondary" size="small">
                  Packing slip
                </ButtonLink>
                {shippingAddress && (
                  <ButtonLink href={deskPaths.orderPapers("labels", [number])} look="secondary" size="small">
                    Address label
                  </ButtonLink>
                )}
              </>
            )}
          </>
        }
      >
        <OrderMark order={order} />
        {isPaid && obstacle && obstacle !== "already-shipped" && (
          <span className="block text-warn">{whyNotShip(order)}</span>
        )}
        {order.provenance && <span className="block">Won in the auction: its provenance is kept with it.</span>}
        {paymentStatus === "unpaid" && order.hold.status === "held" && (
          <span className="block">
            Its pieces are held until {lagosDay(order.hold.until)}, {lagosClock(order.hold.until)}.
          </span>
        )}
      </DeskHead>
      <div className="grid items-start gap-x-gutter gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-12">
          <OrderPiecesDesk order={order} />
          <OrderMoney order={order} />
          <OrderNotes id={order._id} notes={order.notes} />
        </div>
        <div className="grid gap-10 md:max-xl:grid-cols-2">
          <section aria-labelledby="buyer" className="grid gap-3">
            <h2 id="buyer" className="text-subheading">
              Buyer
            </h2>
            <p className="grid wrap-anywhere">
              <Link
                href={deskPaths.person(order.userId)}
                prefetch={false}
                className="link justify-self-start font-semibold"
              >
                {user.name}
              </Link>
              <a href={`mailto:${user.email}`} className="link justify-self-start text-small">
                {user.email}
              </a>
            </p>
            <h3 className="pt-3 font-semibold">Goes to</h3>
            {shippingAddress ? (
              <AddressText address={shippingAddress} className="font-normal font-read text-read" />
            ) : (
              <p className="text-warn">No address was given yet.</p>
            )}
            {order.trackingUrl && (
              <a href={order.trackingUrl} rel="noreferrer" target="_blank" className="link text-small">
                Follow the parcel
              </a>
            )}
          </section>
          <OrderMoments moments={order.moments} />
        </div>
      </div>
    </>
  );
}
