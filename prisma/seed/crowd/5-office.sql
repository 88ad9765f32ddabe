-- What the back office did meanwhile: a letter each ten days to a part of the readers, a mail for every payment and parcel, and a line for each hand it laid on something.
CREATE TEMP TABLE crowd_letters ON COMMIT DROP AS
SELECT n AS place, pg_temp.crowd_id('nws', 'letter', n) AS id, at - make_interval(days => 10 * n) AS sent_at, 'Letter No. ' || n || ' from the museum' AS subject, admin_id
FROM crowd, generate_series(1, 100) n;
INSERT INTO newsletter_issues (id, subject, content, audience, status, sent_by_id, started_at, finished_at, created_at)
SELECT id, subject, E'# What hangs\n\nA new work, and **two** evenings. Come and see.', 'subscribers', 'sent', admin_id, sent_at, sent_at + interval '9 minutes', sent_at FROM crowd_letters;

CREATE TEMP TABLE crowd_deliveries ON COMMIT DROP AS
SELECT l.place AS letter, l.id AS issue_id, p.email, p.id AS user_id, l.sent_at, l.subject, pg_temp.crowd_id('dlv', 'letter', l.place * 100000 + p.place) AS id,
       CASE WHEN (p.place + l.place * 6) % 900 = 0 THEN 'failed' ELSE 'sent' END AS status
FROM crowd_letters l JOIN crowd_people p ON (p.place + l.place * 6) % 12 = 0 AND p.created_at < l.sent_at;
INSERT INTO newsletter_deliveries (id, issue_id, email, user_id, status, error, sent_at)
SELECT id, issue_id, email, user_id, status::"DeliveryStatus", CASE status WHEN 'failed' THEN 'The address does not exist' END, CASE status WHEN 'sent' THEN sent_at END FROM crowd_deliveries;

INSERT INTO outbox_messages (id, topic, key, payload, rendered, status, attempts, next_attempt_at, last_error, sent_at, created_at)
SELECT pg_temp.crowd_id('out', key, 0), topic, key, '{}', jsonb_build_object('to', recipient, 'subject', subject, 'text', subject || E'.\n\nThis mail belongs to a crowd that was made; nobody was written to.'),
       (CASE WHEN failed THEN 'failed' ELSE 'sent' END)::"OutboxStatus", CASE WHEN failed THEN 24 ELSE 1 END, at, CASE WHEN failed THEN 'The address does not exist' END,
       CASE WHEN NOT failed THEN at + interval '2 seconds' END, at
FROM (
  SELECT 'shop.order-paid' AS topic, 'order-paid/' || id AS key, email AS recipient, 'We have your order ' || number AS subject, paid_at AS at, false AS failed
  FROM orders WHERE email LIKE 'crowd-%' AND payment_status = 'paid'
  UNION ALL SELECT 'shop.order-shipped', 'order-shipped/' || id, email, 'Your order ' || number || ' is on its way', shipped_at, false FROM orders WHERE email LIKE 'crowd-%' AND shipped_at IS NOT NULL
  UNION ALL SELECT 'membership.paid', 'membership-paid/' || reference, email, 'Your receipt ' || reference, period_from, false FROM crowd_periods
  UNION ALL SELECT 'community.newsletter', 'newsletter/' || issue_id || '/' || id, email, subject, sent_at, status = 'failed' FROM crowd_deliveries
) mails;

INSERT INTO audit_log (id, actor_id, action, subject, detail, created_at)
SELECT pg_temp.crowd_id('aud', action || subject, 0), admin_id, action, subject, detail, done_at
FROM crowd, (
  SELECT 'order.ship' AS action, id AS subject, jsonb_build_object('courier', courier, 'tracking', tracking_number) AS detail, shipped_at AS done_at FROM orders WHERE email LIKE 'crowd-%' AND shipped_at IS NOT NULL
  UNION ALL SELECT 'comment.delete', pg_temp.crowd_id('cmt', 'note', place), jsonb_build_object('wall', exhibition), at - interval '1 hour' FROM crowd_notes WHERE is_gone
  UNION ALL SELECT 'newsletter.send', id, jsonb_build_object('subject', subject), sent_at FROM crowd_letters
  UNION ALL SELECT 'event.create', id, '{}', least(starts_at - interval '40 days', at - interval '1 hour') FROM crowd_evenings
) done;
