// A drop that everybody wants, and people who have ordered nothing yet.
import { Client } from "pg";

/** So many that within one run nobody orders twice. */
export const BUYERS = 30_000;
const STOCK = 1_000_000;

export const buyerId = (n: number): string => `usr_buyer_${n % BUYERS}`;

export type HotDrop = { id: string; slug: string; variantId: string };

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The people with a session each, once. */
export async function addBuyers(url: string): Promise<void> {
  const ids = `SELECT 'usr_buyer_' || n AS id FROM generate_series(0, ${BUYERS - 1}) n`;
  await query(
    url,
    `INSERT INTO users (id, email, password_hash, first_name, last_name, display_name, email_verified_at, updated_at, role)
     SELECT id, id || '@livingarchive.test', 'x', 'Ada', 'Obi', 'Ada O.', now(), now(), 'Member' FROM (${ids}) buyers`,
  );
  await query(
    url,
    `INSERT INTO sessions (id, user_id, session_version, device) SELECT 'sgn_' || id, id, 1, 'A program' FROM (${ids}) buyers`,
  );
}

let dropCount = 0;

/** A fresh drop, without the holds of the runs before. */
export async function createHotDrop(url: string): Promise<HotDrop> {
  const name = `bench-drop-${dropCount++}`;
  const drop = { id: `prd_${name}`, slug: name, variantId: `var_${name}` };
  await query(
    url,
    `UPDATE orders SET hold_status = 'released', cancelled_at = now(), cancel_reason = 'expired' WHERE hold_status = 'held';
     DELETE FROM rate_limits;
     INSERT INTO products (id, slug, name, description, price_kobo, categories) VALUES ('${drop.id}', '${name}', 'A hot drop', 'Wanted.', 1000000, '{Sculpture}');
     INSERT INTO product_variants (id, product_id, stock) VALUES ('${drop.variantId}', '${drop.id}', ${STOCK});
     CREATE SEQUENCE IF NOT EXISTS bench_buyer;
     ALTER SEQUENCE bench_buyer RESTART`,
  );
  await query(url, "CHECKPOINT");
  return drop;
}

/** The orders that hold the drop; throws when its stock differs from what they hold. */
export async function countOrders(url: string, { variantId }: HotDrop): Promise<number> {
  const [row] = await query(
    url,
    `SELECT v.stock, v.held, (SELECT COALESCE(sum(i.quantity), 0)::int FROM order_items i WHERE i.variant_id = v.id) AS ordered
     FROM product_variants v WHERE v.id = '${variantId}'`,
  );
  if (!row || row.held !== row.ordered || Number(row.stock) + Number(row.held) !== STOCK)
    throw new Error(`the stock of ${variantId} does not agree with its orders: ${JSON.stringify(row)}`);
  return Number(row.ordered);
}

const nextBuyer = `'usr_buyer_' || nextval('bench_buyer') % ${BUYERS}`;

/** The least that an order can be: one statement takes the stock and writes the order with its line. It checks nothing. */
export const bareOrderSql = ({ variantId }: HotDrop): string => `
WITH buyer AS (SELECT ${nextBuyer} AS id, gen_random_uuid()::text AS key),
  taken AS (UPDATE product_variants SET stock = stock - 1, held = held + 1 WHERE id = '${variantId}' AND stock >= 1 RETURNING id, product_id),
  placed AS (INSERT INTO orders (id, number, user_id, checkout_group, from_cart, request_hash, hold_expires_at, total_kobo, email, name)
    SELECT key, key, buyer.id, key, false, 'bench', now() + interval '30 minutes', 1000000, 'ada@livingarchive.test', 'Ada Obi' FROM buyer, taken
    RETURNING id)
INSERT INTO order_items (id, order_id, product_id, variant_id, name, unit_price_kobo, quantity)
  SELECT placed.id, placed.id, taken.product_id, taken.id, 'A hot drop', 1000000, 1 FROM placed, taken;
`;

/** The database function of the shop, as placeOrder calls it. */
export const shopOrderSql = ({ id }: HotDrop): string => `
SELECT shop_place_order('ord_' || gen_random_uuid(), 'LA-' || gen_random_uuid(), ${nextBuyer}, '${id}', '', 1, NULL, 30, 10000000000);
`;
