import { Client } from "pg";
import { createDatabase } from "./postgres";
import { runQuietly } from "./processes";

// Written on the database itself as a comment, so that the app's own schema stays free of what only the local stack needs.
const MARK = "seeded";

/** When this database was filled, or null. */
export async function seededAt(url: string): Promise<string | null> {
  const rows = await ask<{ comment: string | null }>(
    url,
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()",
  );
  const comment = rows[0]?.comment ?? "";
  return comment.startsWith(MARK) ? comment.slice(MARK.length).trim() : null;
}

/** Fills the database with the museum's own collection and people. Runs once in a database's life. */
export async function seed(url: string, env: Record<string, string>): Promise<void> {
  await runQuietly("Filling the database", ["--import", "tsx", "prisma/seed.ts"], env);
  await tellPaystack(url, env);
  const name = new URL(url).pathname.slice(1);
  await ask(url, `comment on database "${name.replaceAll('"', '""')}" is '${MARK} ${new Date().toISOString()}'`);
}

type SeededRenewal = { plan: object; subscription: object };

/**
 * Tells Paystack's stand-in of the subscriptions that the seed made up, so that the account can switch them off and on. A Paystack
 * of a person's own is told nothing.
 */
export async function tellPaystack(url: string, env: Record<string, string>): Promise<void> {
  const { PAYSTACK_BASE_URL: paystack = "", PAYSTACK_SECRET_KEY: key } = env;
  if (!/^http:\/\/(localhost|127\.0\.0\.1):/.test(paystack)) return;
  await ask(
    url,
    "update card_renewals set email_token = 'token_' || code where code like 'SUB\\_%' and email_token = ''",
  );
  await ask(
    url,
    `update plans set provider_code = 'PLN_' || key
     where provider_code is null and key in (select plan_key from card_renewals)`,
  );
  const rows = await ask<SeededRenewal>(
    url,
    `select
       json_build_object('plan_code', p.provider_code, 'name', 'The Circle: ' || p.name, 'amount', p.price_kobo,
         'interval', case p.months when 1 then 'monthly' else 'annually' end, 'currency', 'NGN') as plan,
       json_build_object('subscription_code', r.code, 'email_token', r.email_token, 'plan', p.provider_code,
         'status', case r.status when 'attention' then 'attention' else 'active' end,
         'email', u.email, 'amount', p.price_kobo, 'next_payment_date', coalesce(r.next_payment_at, now()),
         'created_at', r.created_at, 'card', json_build_object('card_type', split_part(r.card_label, ' ', 1),
           'last4', right(r.card_label, 4))) as subscription
     from card_renewals r join plans p on p.key = r.plan_key join users u on u.id = r.user_id`,
  );
  for (const row of rows) {
    const answer = await fetch(`${paystack}/subscription/remember`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(row),
    });
    if (!answer.ok) throw new Error(`Paystack's stand-in answered ${answer.status} to a seeded subscription.`);
  }
}

/** True when nothing but an empty database is there. */
export async function isEmpty(url: string): Promise<boolean> {
  const rows = await ask(url, "select 1 from information_schema.tables where table_schema = 'public' limit 1");
  return rows.length === 0;
}

/** Begins with an empty database. Only ever called for a database that the local stack made and never finished filling, or on --reset. */
export async function recreate(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  await ask(server.href, `drop database if exists "${name}" with (force)`);
  await createDatabase(server.href, name);
}

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
