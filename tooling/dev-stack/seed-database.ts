import { Client } from "pg";
import { createDatabase } from "./postgres";
import { runQuietly } from "./processes";

// Stored as a comment on the database, so that the app's schema has nothing that only the dev stack needs.
const SEEDED_MARK = "seeded";

/** When this database was seeded, or null. */
export async function seededAt(url: string): Promise<string | null> {
  const rows = await query<{ comment: string | null }>(
    url,
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()",
  );
  const comment = rows[0]?.comment ?? "";
  return comment.startsWith(SEEDED_MARK) ? comment.slice(SEEDED_MARK.length).trim() : null;
}

/** Seeds the database. Runs once per database. */
export async function seedDatabase(url: string, env: Record<string, string>): Promise<void> {
  await runQuietly("Filling the database", ["--import", "tsx", "prisma/seed/seed.ts"], env);
  await seedPaystackEmulator(url, env);
  const name = new URL(url).pathname.slice(1);
  await query(
    url,
    `comment on database "${name.replaceAll('"', '""')}" is '${SEEDED_MARK} ${new Date().toISOString()}'`,
  );
}

type SeededRenewal = { plan: object; subscription: object };

/**
 * Imports the seeded subscriptions into the Paystack emulator, so that auto-renewal can be turned off and on, and the seeded payments,
 * so that the reconciliation finds each of them on both sides. Does nothing with a real Paystack.
 */
export async function seedPaystackEmulator(url: string, env: Record<string, string>): Promise<void> {
  const { PAYSTACK_BASE_URL: paystack = "", PAYSTACK_SECRET_KEY: key } = env;
  if (!/^http:\/\/(localhost|127\.0\.0\.1):/.test(paystack)) return;
  await query(
    url,
    "update auto_renewals set email_token = 'token_' || code where code like 'SUB\\_%' and email_token = ''",
  );
  await query(
    url,
    `update plans set provider_code = 'PLN_' || key
     where provider_code is null and key in (select plan_key from auto_renewals)`,
  );
  const rows = await query<SeededRenewal>(
    url,
    `select
       json_build_object('plan_code', p.provider_code, 'name', 'The Circle: ' || p.name, 'amount', p.price_kobo,
         'interval', case p.months when 1 then 'monthly' else 'annually' end, 'currency', 'NGN') as plan,
       json_build_object('subscription_code', r.code, 'email_token', r.email_token, 'plan', p.provider_code,
         'status', case r.status when 'attention' then 'attention' else 'active' end,
         'email', u.email, 'amount', p.price_kobo, 'next_payment_date', coalesce(r.next_payment_at, now()),
         'created_at', r.created_at, 'card', json_build_object('card_type', split_part(r.card_label, ' ', 1),
           'last4', right(r.card_label, 4))) as subscription
     from auto_renewals r join plans p on p.key = r.plan_key join users u on u.id = r.user_id`,
  );
  const send = async (path: string, row: object) => {
    const response = await fetch(`${paystack}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(row),
    });
    if (!response.ok) throw new Error(`The Paystack emulator responded ${response.status} to ${path}.`);
  };
  for (const row of rows) await send("/subscription/import", row);
  const [payments] = await query<{ transactions: object[]; refunds: object[] }>(url, seededPayments);
  await send("/transaction/import", payments ?? {});
}

/** The finished payments in Paystack's shape, without those that a gift voucher has paid. One that is refunded as a whole is reversed. */
const seededPayments = `
  select
    (select coalesce(json_agg(json_build_object('reference', c.reference, 'amount', c.amount_kobo, 'email', c.email,
        'channel', coalesce(c.channel, 'card'), 'paid_at', c.paid_at, 'created_at', c.created_at,
        'status', case when c.status = 'failed' then 'failed' when r.kobo >= c.amount_kobo then 'reversed' else 'success' end)
        order by c.created_at, c.id), '[]')
      from charges c left join (select charge_id, sum(amount_kobo) as kobo from refunds where status = 'processed' group by 1) r
        on r.charge_id = c.id
      where c.status in ('success', 'failed') and c.amount_kobo > 0) as transactions,
    (select coalesce(json_agg(json_build_object('reference', c.reference, 'amount', r.amount_kobo, 'status', 'processed',
        'created_at', r.created_at, 'merchant_note', r.id || ' ' || r.reason) order by r.created_at, r.id), '[]')
      from refunds r join charges c on c.id = r.charge_id where r.status = 'processed' and r.amount_kobo > 0) as refunds`;

/** True when the database has no tables. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const rows = await query(url, "select 1 from information_schema.tables where table_schema = 'public' limit 1");
  return rows.length === 0;
}

/** Drops and creates the database. Called for an embedded database whose seeding was interrupted, or on --reset. */
export async function recreateDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  await query(server.href, `drop database if exists "${name}" with (force)`);
  await createDatabase(server.href, name);
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
