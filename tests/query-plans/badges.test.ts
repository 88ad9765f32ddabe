import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { listBadgedProfiles } from "@/lib/comments/proved-badges";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { explainStatements, recordStatements } from "@/tests/query-plans/explain";
import { inTier } from "@/tests/tier";

const people = inTier(5_000, 50_000);

// Everyone has a public profile, a numbered unit, a bid, a check-in and a plan.
beforeAll(async () => {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  const each = `FROM generate_series(1, ${people}) n`;
  await client.query(`
    INSERT INTO users (id, email, password_hash, first_name, last_name, display_name, email_verified_at)
      SELECT 'usr_load' || n, 'load' || n || '@livingarchive.test', '-', 'A', 'B', 'A B.', now() ${each};
    INSERT INTO public_profiles (user_id, handle, handle_key, is_public) SELECT 'usr_load' || n, 'load' || n, 'load' || n, true ${each};
    INSERT INTO products (id, slug, name, description, price_kobo, series, edition_size)
      SELECT 'prd_load' || n, 'load-' || n, 'Vase ' || n, '', 1, 'Series ' || n / 2, 1000000 FROM generate_series(1, 500) n;
    INSERT INTO product_variants (id, product_id) SELECT 'var_load' || n, 'prd_load' || n FROM generate_series(1, 500) n;
    INSERT INTO orders (id, number, user_id, checkout_group, request_hash, hold_expires_at, total_kobo, email, name)
      SELECT 'ord_load' || n, 'LA-' || n, 'usr_load' || n, 'g' || n, 'h', now(), 1, 'a@livingarchive.test', 'A' ${each};
    INSERT INTO order_items (id, order_id, product_id, variant_id, name, unit_price_kobo, quantity)
      SELECT 'itm_load' || n, 'ord_load' || n, 'prd_load' || 1 + n % 500, 'var_load' || 1 + n % 500, 'Vase', 1, 1 ${each};
    INSERT INTO editions (id, product_id, number, order_item_id) SELECT 'edn_load' || n, 'prd_load' || 1 + n % 500, n, 'itm_load' || n ${each};
    INSERT INTO auctions (id, slug, title, status, starts_at, ends_at) VALUES ('auc_load', 'load', 'Lot', 'closed', now(), now() + interval '1 hour');
    INSERT INTO bids (id, auction_id, seq, user_id, alias, amount_kobo, placed_at)
      SELECT 'bid_load' || n, 'auc_load', n, 'usr_load' || n, 'b', n, now() ${each};
    INSERT INTO events (id, title, starts_at) VALUES ('evt_load', 'Opening', now());
    INSERT INTO event_rsvps (id, event_id, user_id, status, check_in_code, checked_in_at)
      SELECT 'rsv_load' || n, 'evt_load', 'usr_load' || n, 'seat', 'c' || n, now() ${each};
  `);
  await client.query("VACUUM ANALYZE");
  await client.end();
}, 300_000);

test("the badges of the authors of a page are read in one statement, by indexes", async () => {
  const authors = Array.from({ length: 40 }, (_, index) => `usr_load${1 + index}`);
  const statements = await recordStatements(() => listBadgedProfiles(db, authors));
  expect(statements).toHaveLength(1);
  const profiles = await listBadgedProfiles(db, authors);
  expect(profiles.get("usr_load7")?.badges.map(({ kind }) => kind)).toEqual(["first-ten", "bidder", "attendee"]);
  const [plan] = await explainStatements(statements);
  // The tables with few rows may be read as a whole.
  const large = ["users", "public_profiles", "orders", "editions", "edition_ownerships", "bids", "event_rsvps"];
  expect(plan?.scanned.filter((table) => large.includes(table))).toEqual([]);
});
