import Link from "next/link";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { CancelOrder } from "./cancel-order";
import { OrderAgain } from "./order-again";

/** What a buyer can do with an order besides its delivery: its documents, buying the same again, and cancelling it. */
export function OrderActs({ order, canCancel }: { order: Order; canCancel: boolean }) {
  const { number, invoiceNumber, paymentStatus, provenance } = order;
  if (paymentStatus === "unpaid" && !canCancel) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 pt-6">
      {paymentStatus !== "unpaid" && !provenance && <OrderAgain number={number} />}
      {canCancel && <CancelOrder order={order} />}
      {paymentStatus !== "unpaid" && (
        <p className="flex min-h-13 flex-wrap items-center gap-x-6">
          <Link href={paths.receipt(number)} prefetch={false} className="link inline-flex min-h-tap items-center">
            Receipt
          </Link>
          {invoiceNumber && (
            <a href={accountApiPaths.orderInvoice(number)} download className="link inline-flex min-h-tap items-center">
              Invoice (PDF)
            </a>
          )}
        </p>
      )}
    </div>
  );
}
