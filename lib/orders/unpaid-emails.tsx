import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";
import { OrderItems, OrderNumber } from "@/lib/orders/order-email-parts";

/**
 * Reminds the buyer of an order that was not paid; `link` leads to where it can be ordered again. Without a guest's name: the address is not
 * verified, so a stranger could send a message in the name.
 */
export const orderUnpaid = (order: AdminOrder, link: { path: string; label: string }): EmailDraft => ({
  subject: "Your order was not paid",
  email: (
    <EmailLayout
      preview="You can order it again while stock lasts."
      title="Your order was not paid"
      action={{ href: absoluteUrl(link.path), label: link.label }}
    >
      <EmailText>
        {order.user.isGuest ? "Order " : `${order.user.name}, order `}
        <OrderNumber order={order} /> was not paid in time, so nothing was charged and its items are on sale again. You
        can order them again while stock lasts.
      </EmailText>
      <OrderItems order={order} />
      <EmailText muted>
        This is the only reminder. If you no longer want the order, you do not have to do anything.
      </EmailText>
    </EmailLayout>
  ),
});

/** The reminder of an order; null when it is obsolete or nothing of it can be bought. */
export async function unpaidReminder(order: AdminOrder): Promise<EmailDraft | null> {
  const row = await db.order.findUnique({ where: { id: order._id } });
  if (row?.paymentStatus !== "unpaid" || row.cancelReason !== "expired") return null;
  const isSuperseded = await db.order.count({
    where: {
      OR: [
        { OR: [{ userId: row.userId }, { email: row.email }], createdAt: { gt: row.createdAt } },
        { checkoutGroup: row.checkoutGroup, paymentStatus: { not: "unpaid" } },
      ],
    },
  });
  const variants = await listBuyableVariants(row.id);
  const [first] = variants;
  if (isSuperseded > 0 || !first) return null;
  const inCart = await db.cartLine.count({
    where: { userId: row.userId, variantId: { in: variants.map(({ id }) => id) } },
  });
  return orderUnpaid(
    order,
    row.fromCart && inCart > 0
      ? { path: paths.cart, label: "Go to your cart" }
      : { path: paths.drop(first.slug), label: "Order again" },
  );
}

/** The variants of an order that are on sale with the quantity of the order, and the slugs of their drops. */
const listBuyableVariants = (orderId: string) =>
  db.$queryRaw<{ id: string; slug: string }[]>`
    SELECT v.id, p.slug FROM order_items i JOIN product_variants v ON v.id = i.variant_id JOIN products p ON p.id = v.product_id
    WHERE i.order_id = ${orderId} AND v.stock >= i.quantity AND v.retired_at IS NULL AND p.in_stock AND p.deleted_at IS NULL
      AND (p.opens_at IS NULL OR p.opens_at <= now()) AND (p.closes_at IS NULL OR p.closes_at > now())
    ORDER BY i.position, i.id`;
