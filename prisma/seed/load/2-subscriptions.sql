-- About 40% of the users joined the Circle, and half of those are still members. Each period has a charge and starts at the end of the
-- one before, so that the entries project to the inserted subscription. Days after the 28th do not exist in every month.
CREATE TEMP TABLE load_members ON COMMIT DROP AS
WITH joined AS (
  SELECT p.*, l.key AS plan, l.months, l.price_kobo, c.at,
         date_trunc('month', p.created_at) + make_interval(days => least(extract(day FROM p.created_at)::int, 28) - 1, hours => 30) AS started_at
  FROM load_users p, load_parameters c, plans l
  WHERE pg_temp.pick(p.ordinal, 11, 10) < 4 AND p.ordinal % 20 <> 0 AND p.created_at < c.at - interval '3 days'
    AND l.key = (CASE WHEN pg_temp.pick(p.ordinal, 12, 100) < 60 THEN 'monthly' WHEN pg_temp.pick(p.ordinal, 12, 100) < 85 THEN 'yearly' ELSE 'collector' END)::"PlanKey"
), counted AS (
  SELECT *, 1 + floor((extract(year FROM age(at, started_at)) * 12 + extract(month FROM age(at, started_at))) / months)::int AS max_periods FROM joined
)
SELECT *, CASE WHEN pg_temp.pick(ordinal, 13, 2) = 0 THEN max_periods ELSE least(max_periods, 1 + pg_temp.pick(ordinal, 14, 5)) END AS periods,
       pg_temp.load_id('sub', 'subscription', ordinal) AS subscription_id
FROM counted;

CREATE TEMP TABLE load_periods ON COMMIT DROP AS
SELECT m.*, n, m.ordinal * 64 + n AS payment, pg_temp.load_number('LC', m.ordinal * 64 + n) AS reference,
       started_at + make_interval(months => months * n) AS period_from, started_at + make_interval(months => months * (n + 1)) AS period_to
FROM load_members m, generate_series(0, periods - 1) n;

INSERT INTO subscriptions (id, user_id, plan, started_at, ends_at, card_number, wall_prompted_at, created_at, updated_at)
SELECT subscription_id, id, plan, started_at, started_at + make_interval(months => months * periods), pg_temp.load_number('LAC', ordinal), started_at, started_at, started_at
FROM load_members;

INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, expires_at, settled_at, created_at)
SELECT pg_temp.load_id('mem', 'intent', payment), id, plan, 'transfer', price_kobo, reference, period_from + interval '1 day', period_from, period_from FROM load_periods;

INSERT INTO charges (id, reference, purpose, subject_id, user_id, email, amount_kobo, status, channel, paid_at, settled_at, created_at)
SELECT pg_temp.load_id('chg', 'period', payment), reference, 'membership', pg_temp.load_id('mem', 'intent', payment), id, email, price_kobo, 'success', 'bank_transfer',
       period_from, period_from, period_from FROM load_periods;

INSERT INTO subscription_entries (id, subscription_id, user_id, kind, plan_key, effective_at, months, reference, amount_kobo, period_from, period_to, created_at)
SELECT pg_temp.load_id('fct', 'period', payment), subscription_id, id, (CASE n WHEN 0 THEN 'grant' ELSE 'transfer' END)::"SubscriptionEntryKind", plan, period_from, months,
       reference, price_kobo, period_from, period_to, period_from FROM load_periods;

-- Perks: prints for yearly members; a welcome pack and four conversations as well for collectors. Those older than two months were sent.
INSERT INTO fulfilments (id, user_id, perk, period, status, due_at, sent_at, received_at, created_at)
SELECT pg_temp.load_id('prk', perk, payment * 8 + quarter), id, perk, extract(year FROM due)::text || CASE WHEN perk = 'qaWithAje' THEN '-Q' || extract(quarter FROM due)::text ELSE '' END,
       (CASE WHEN due > at - interval '60 days' THEN 'due' WHEN payment % 3 = 0 THEN 'received' ELSE 'sent' END)::"FulfilmentStatus",
       due, CASE WHEN due <= at - interval '60 days' THEN due + interval '6 days' END,
       CASE WHEN due <= at - interval '60 days' AND payment % 3 = 0 THEN due + interval '15 days' END, period_from
FROM load_periods, generate_series(0, 3) quarter, unnest('{digitalPrints,welcomePack,shoutout,discountPrints,qaWithAje}'::text[]) perk,
     LATERAL (SELECT period_from + make_interval(months => 3 * quarter) AS due) d
WHERE (plan = 'collector' OR (plan = 'yearly' AND perk = 'digitalPrints')) AND (quarter = 0 OR perk = 'qaWithAje')
ON CONFLICT (user_id, perk, period) DO NOTHING;

-- Stablecoin payment proofs. One in ten repeats an earlier image.
INSERT INTO payment_proofs (id, user_id, storage_key, content_type, size_bytes, image_hash, amount_usd_cents, status, reason, decided_by_id, decided_at, created_at)
SELECT pg_temp.load_id('rcp', 'receipt', ordinal), id, 'receipts/load-' || ordinal, 'image/webp', 40000 + ordinal::int,
       md5('picture/' || CASE WHEN ordinal % 250 = 0 THEN ordinal - 25 ELSE ordinal END), 200000, status::"PaymentProofStatus",
       CASE status WHEN 'refused' THEN 'The sum cannot be read.' END, CASE WHEN status <> 'received' THEN admin_id END,
       CASE WHEN status <> 'received' THEN created_at + interval '2 days' END, created_at + interval '1 day'
FROM load_users, load_parameters, LATERAL (SELECT CASE WHEN created_at > at - interval '30 days' THEN 'received' ELSE 'refused' END AS status) s
WHERE ordinal % 25 = 0 AND created_at < at - interval '3 days';

-- Gift memberships, paid and to be sent later.
INSERT INTO gift_memberships (id, plan_key, amount_kobo, buyer_id, buyer_email, recipient_name, recipient_email, send_on, paid_at, created_at)
SELECT pg_temp.load_id('gft', 'gift', ordinal), 'monthly', 500000, id, email, 'Recipient ' || ordinal, 'gift-' || ordinal || '@livingarchive.test',
       (at + interval '90 days')::date, at, at - ordinal * interval '1 minute'
FROM load_users, load_parameters WHERE ordinal % 20 = 0;

-- Gift vouchers, paid and sent.
INSERT INTO vouchers (id, amount_kobo, code_hash, buyer_id, buyer_email, recipient_email, send_on, issued_at, sent_at, created_at)
SELECT pg_temp.load_id('vch', 'voucher', ordinal), 2500000, md5('voucher/' || ordinal), id, email, 'voucher-' || ordinal || '@livingarchive.test',
       at::date, at, at, at - ordinal * interval '1 minute'
FROM load_users, load_parameters WHERE ordinal % 20 = 1;
INSERT INTO voucher_entries (voucher_id, kind, kobo)
SELECT pg_temp.load_id('vch', 'voucher', ordinal), 'issued', 2500000 FROM load_users WHERE ordinal % 20 = 1;
