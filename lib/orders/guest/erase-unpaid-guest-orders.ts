import { db } from "@/lib/db/client";

/** How long after the end of its hold an unpaid order of a guest has personal data. */
const ERASE_AFTER_DAYS = 30;

/** Whether the email address of an order was erased. */
export const isErasedEmail = (email: string): boolean => email.endsWith("@deleted.invalid");

/**
 * Scheduled job: erases the name, email, phone and address of guests whose order was not paid within 30 days, from the order, its charge, the
 * reminder and Paystack's events, and from the guest who has no other order. Returns how many orders were erased. A later payment is
 * refunded (`shop_fulfil_order`).
 */
export function eraseUnpaidGuestOrders(): Promise<number> {
  return db.$executeRaw`
    WITH due AS (
      SELECT o.id, o.user_id, o.email AS given_email, replace(o.user_id, '_', '-') || '@deleted.invalid' AS email
      FROM orders o JOIN users g ON g.id = o.user_id AND g.is_guest
      WHERE o.hold_status = 'released' AND o.payment_status = 'unpaid'
        AND o.hold_expires_at < now() - make_interval(days => ${ERASE_AFTER_DAYS}) AND o.email NOT LIKE '%@deleted.invalid'
      ORDER BY o.hold_expires_at LIMIT 500
      FOR UPDATE OF o SKIP LOCKED
    ), guests AS (
      UPDATE users g SET guest_email = NULL, first_name = 'Guest', last_name = '', shipping_address = NULL
      WHERE g.id IN (SELECT user_id FROM due)
        AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = g.id AND o.id NOT IN (SELECT id FROM due) AND o.email NOT LIKE '%@deleted.invalid')
        AND NOT EXISTS (SELECT 1 FROM gift_memberships m WHERE m.buyer_id = g.id)
        AND NOT EXISTS (SELECT 1 FROM vouchers m WHERE m.buyer_id = g.id)
    ), payments AS (
      UPDATE charges c SET email = due.email, authorization_url = NULL, access_code = NULL FROM due
      WHERE c.purpose = 'order' AND c.subject_id = due.id RETURNING c.reference
    ), events AS (
      UPDATE provider_events SET body = '{}'::jsonb, last_error = NULL
      WHERE handled_at IS NOT NULL AND reference IN (SELECT reference FROM payments)
    ), mails AS (
      UPDATE outbox_messages m SET payload = '{}'::jsonb, rendered = NULL, last_error = NULL FROM due
      WHERE m.recipient = due.given_email AND m.status <> 'pending'
        AND (m.key LIKE 'order-unpaid/' || due.id || '%' OR m.key LIKE 'order-payment-link/' || due.id || '%' OR m.key LIKE 'order-address/' || due.id || '%')
    )
    UPDATE orders o SET email = due.email, name = 'Deleted guest', shipping_address = NULL, gift_note = NULL FROM due WHERE o.id = due.id`;
}
