import type { SegmentFilter } from "@/lib/auth/segments/contracts";
import { segmentCondition } from "@/lib/auth/segments/queries";
import type { Segment } from "@/lib/newsletter/issue-contracts";
import { Prisma } from "@/prisma/generated/client";

/** The plan of an audience. The kinds that are no plan match none. */
const plans: Partial<Record<Segment["audience"], string>> = {
  monthly: "monthly",
  yearly: "yearly",
  collectors: "collector",
  patron: "patron",
};

const subscribers = Prisma.sql`
  SELECT n.email, u.id AS user_id FROM newsletter_subscribers n LEFT JOIN users u ON u.email = n.email
  WHERE n.status = 'confirmed' AND n.bounced_at IS NULL`;

/** Members, of one plan or all. Unsubscribed and bounced addresses are left out. */
const members = (plan: string | null) => Prisma.sql`
  SELECT u.email, u.id AS user_id FROM subscriptions s JOIN users u ON u.id = s.user_id
  WHERE s.ends_at > now() AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    AND (${plan}::text IS NULL OR (CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END)::text = ${plan})
    AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers n
                    WHERE n.email = u.email AND (n.status = 'unsubscribed' OR n.bounced_at IS NOT NULL))`;

/** Subscribers and members, each address once. */
export const everyone = Prisma.sql`
  SELECT email, max(user_id) AS user_id FROM (${subscribers} UNION ALL ${members(null)}) AS anybody GROUP BY email`;

/** What two spellings of a town have in common. */
export const townKey = (city: Prisma.Sql) => Prisma.sql`lower(regexp_replace(btrim(${city}), '\\s+', ' ', 'g'))`;

/** The people of a saved segment who have agreed to the newsletter; members who have not are left out. */
export const subscribersIn = (filter: SegmentFilter): Prisma.Sql => Prisma.sql`
  SELECT s.email, s.user_id FROM (${subscribers}) AS s JOIN users u ON u.id = s.user_id WHERE ${segmentCondition(filter)}`;

/** Selects the recipients of a segment, each once. Unsubscribed and bounced addresses are in none, not even as members. */
export function segmentSql({
  audience,
  audienceValue,
}: Omit<Segment, "audience"> & { audience: Exclude<Segment["audience"], "segment"> }): Prisma.Sql {
  switch (audience) {
    case "subscribers":
      return subscribers;
    case "members":
      return members(null);
    case "everyone":
      return everyone;
    case "town":
      return Prisma.sql`
        SELECT e.email, e.user_id FROM (${everyone}) AS e JOIN users t ON t.id = e.user_id
        WHERE ${townKey(Prisma.sql`t.shipping_address->>'city'`)} = ${townKey(Prisma.sql`${audienceValue}`)}`;
    case "product":
      return Prisma.sql`
        SELECT e.email, e.user_id FROM (${everyone}) AS e WHERE e.email IN (
          SELECT unnest(ARRAY[lower(o.email), b.email]) FROM order_items i JOIN orders o ON o.id = i.order_id JOIN users b ON b.id = o.user_id
          WHERE i.product_id = ${audienceValue} AND o.payment_status = 'paid' AND i.quantity > i.refunded_quantity)`;
    case "opened":
      return Prisma.sql`
        SELECT e.email, e.user_id FROM (${everyone}) AS e WHERE e.email IN (
          SELECT d.email FROM newsletter_deliveries d
          WHERE d.issue_id = ${audienceValue} AND (d.opened_at IS NOT NULL OR d.clicked_at IS NOT NULL))`;
    default:
      return members(plans[audience] ?? "");
  }
}
