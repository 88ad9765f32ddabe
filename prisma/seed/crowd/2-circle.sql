-- Four in ten have joined the Circle at some time, and half of those have stayed to this day. Each period is paid for by a charge,
-- begins where the last one ended, and folds to the standing that is written beside it. A day after the 28th would be clipped in a short month.
CREATE TEMP TABLE crowd_members ON COMMIT DROP AS
WITH joined AS (
  SELECT p.*, l.key AS plan, l.months, l.price_kobo, c.at,
         date_trunc('month', p.created_at) + make_interval(days => least(extract(day FROM p.created_at)::int, 28) - 1, hours => 30) AS started_at
  FROM crowd_people p, crowd c, plans l
  WHERE pg_temp.pick(p.place, 11, 10) < 4 AND p.place % 20 <> 0 AND p.created_at < c.at - interval '3 days'
    AND l.key = (CASE WHEN pg_temp.pick(p.place, 12, 100) < 60 THEN 'monthly' WHEN pg_temp.pick(p.place, 12, 100) < 85 THEN 'yearly' ELSE 'collector' END)::"PlanKey"
), lasted AS (
  SELECT *, 1 + floor((extract(year FROM age(at, started_at)) * 12 + extract(month FROM age(at, started_at))) / months)::int AS until_now FROM joined
)
SELECT *, CASE WHEN pg_temp.pick(place, 13, 2) = 0 THEN until_now ELSE least(until_now, 1 + pg_temp.pick(place, 14, 5)) END AS periods,
       pg_temp.crowd_id('sub', 'standing', place) AS subscription_id
FROM lasted;

CREATE TEMP TABLE crowd_periods ON COMMIT DROP AS
SELECT m.*, n, m.place * 64 + n AS payment, pg_temp.crowd_number('LC', m.place * 64 + n) AS reference,
       started_at + make_interval(months => months * n) AS period_from, started_at + make_interval(months => months * (n + 1)) AS period_to
FROM crowd_members m, generate_series(0, periods - 1) n;

INSERT INTO subscriptions (id, user_id, plan, started_at, ends_at, card_number, wall_asked_at, created_at, updated_at)
SELECT subscription_id, id, plan, started_at, started_at + make_interval(months => months * periods), pg_temp.crowd_number('LAC', place), started_at, started_at, started_at
FROM crowd_members;

INSERT INTO membership_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, expires_at, settled_at, created_at)
SELECT pg_temp.crowd_id('mem', 'intent', payment), id, plan, 'transfer', price_kobo, reference, period_from + interval '1 day', period_from, period_from FROM crowd_periods;

INSERT INTO charges (id, reference, purpose, subject_id, user_id, email, amount_kobo, status, channel, paid_at, settled_at, created_at)
SELECT pg_temp.crowd_id('chg', 'period', payment), reference, 'membership', pg_temp.crowd_id('mem', 'intent', payment), id, email, price_kobo, 'success', 'bank_transfer',
       period_from, period_from, period_from FROM crowd_periods;

INSERT INTO membership_facts (id, subscription_id, user_id, kind, plan_key, effective_at, months, reference, amount_kobo, period_from, period_to, created_at)
SELECT pg_temp.crowd_id('fct', 'period', payment), subscription_id, id, (CASE n WHEN 0 THEN 'grant' ELSE 'transfer' END)::"FactKind", plan, period_from, months,
       reference, price_kobo, period_from, period_to, period_from FROM crowd_periods;

-- What was promised: a yearly member has prints, a collector a pack and four conversations as well. What is older than two months was sent.
INSERT INTO perks_due (id, user_id, perk, period, status, due_at, sent_at, received_at, created_at)
SELECT pg_temp.crowd_id('prk', perk, payment * 8 + quarter), id, perk, extract(year FROM due)::text || CASE WHEN perk = 'qaWithAje' THEN '-Q' || extract(quarter FROM due)::text ELSE '' END,
       (CASE WHEN due > at - interval '60 days' THEN 'due' WHEN payment % 3 = 0 THEN 'received' ELSE 'sent' END)::"PerkStatus",
       due, CASE WHEN due <= at - interval '60 days' THEN due + interval '6 days' END,
       CASE WHEN due <= at - interval '60 days' AND payment % 3 = 0 THEN due + interval '15 days' END, period_from
FROM crowd_periods, generate_series(0, 3) quarter, unnest('{digitalPrints,welcomePack,shoutout,discountPrints,qaWithAje}'::text[]) perk,
     LATERAL (SELECT period_from + make_interval(months => 3 * quarter) AS due) d
WHERE (plan = 'collector' OR (plan = 'yearly' AND perk = 'digitalPrints')) AND (quarter = 0 OR perk = 'qaWithAje')
ON CONFLICT (user_id, perk, period) DO NOTHING;

-- Receipts of the other way into the saleroom. One in ten repeats a picture that was there before.
INSERT INTO vip_receipts (id, user_id, storage_key, content_type, size_bytes, image_hash, amount_usd_cents, status, reason, decided_by_id, decided_at, created_at)
SELECT pg_temp.crowd_id('rcp', 'receipt', place), id, 'receipts/crowd-' || place, 'image/webp', 40000 + place::int,
       md5('picture/' || CASE WHEN place % 250 = 0 THEN place - 25 ELSE place END), 200000, status::"ReceiptStatus",
       CASE status WHEN 'refused' THEN 'The sum cannot be read.' END, CASE WHEN status <> 'received' THEN admin_id END,
       CASE WHEN status <> 'received' THEN created_at + interval '2 days' END, created_at + interval '1 day'
FROM crowd_people, crowd, LATERAL (SELECT CASE WHEN created_at > at - interval '30 days' THEN 'received' ELSE 'refused' END AS status) s
WHERE place % 25 = 0 AND created_at < at - interval '3 days';
