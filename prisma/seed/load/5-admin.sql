-- Newsletter issues every ten days, an email for every payment and shipment, and the audit log of the admin actions.
CREATE TEMP TABLE load_issues ON COMMIT DROP AS
SELECT n AS ordinal, pg_temp.load_id('nws', 'issue', n) AS id, at - make_interval(days => 10 * n) AS sent_at, 'Newsletter No. ' || n AS subject, admin_id
FROM load_parameters, generate_series(1, 100) n;
INSERT INTO newsletter_issues (id, subject, content, audience, status, sent_by_id, started_at, finished_at, created_at)
SELECT id, subject, E'# What hangs\n\nA new work, and **two** evenings. Come and see.', 'subscribers', 'sent', admin_id, sent_at, sent_at + interval '9 minutes', sent_at FROM load_issues;

CREATE TEMP TABLE load_deliveries ON COMMIT DROP AS
SELECT l.ordinal AS issue, l.id AS issue_id, p.email, p.id AS user_id, l.sent_at, l.subject, pg_temp.load_id('dlv', 'issue', l.ordinal * 100000 + p.ordinal) AS id,
       CASE WHEN (p.ordinal + l.ordinal * 6) % 900 = 0 THEN 'failed' ELSE 'sent' END AS status
FROM load_issues l JOIN load_users p ON (p.ordinal + l.ordinal * 6) % 12 = 0 AND p.created_at < l.sent_at;
INSERT INTO newsletter_deliveries (id, issue_id, email, user_id, status, error, sent_at)
SELECT id, issue_id, email, user_id, status::"DeliveryStatus", CASE status WHEN 'failed' THEN 'The address does not exist' END, CASE status WHEN 'sent' THEN sent_at END FROM load_deliveries;

INSERT INTO outbox_messages (id, topic, key, payload, rendered, status, attempts, next_attempt_at, last_error, sent_at, created_at)
SELECT pg_temp.load_id('out', key, 0), topic, key, '{}', jsonb_build_object('to', recipient, 'subject', subject, 'text', subject || E'.\n\nThis email is generated load data and was not sent.'),
       (CASE WHEN failed THEN 'failed' ELSE 'sent' END)::"OutboxStatus", CASE WHEN failed THEN 24 ELSE 1 END, at, CASE WHEN failed THEN 'The address does not exist' END,
       CASE WHEN NOT failed THEN at + interval '2 seconds' END, at
FROM (
  SELECT 'order.paid.email' AS topic, 'order-paid/' || id AS key, email AS recipient, 'We have your order ' || number AS subject, paid_at AS at, false AS failed
  FROM orders WHERE email LIKE 'load-%' AND payment_status = 'paid'
  UNION ALL SELECT 'order.shipped.email', 'order-shipped/' || id, email, 'Your order ' || number || ' is on its way', shipped_at, false FROM orders WHERE email LIKE 'load-%' AND shipped_at IS NOT NULL
  UNION ALL SELECT 'subscription.paid.email', 'subscription-paid/' || reference, email, 'Your receipt ' || reference, period_from, false FROM load_periods
  UNION ALL SELECT 'newsletter.issue.email', 'newsletter/' || issue_id || '/' || id, email, subject, sent_at, status = 'failed' FROM load_deliveries
) mails;

INSERT INTO audit_log (id, actor_id, action, subject, detail, created_at)
SELECT pg_temp.load_id('aud', action || subject, 0), admin_id, action, subject, detail, performed_at
FROM load_parameters, (
  SELECT 'order.ship' AS action, id AS subject, jsonb_build_object('courier', courier, 'tracking', tracking_number) AS detail, shipped_at AS performed_at FROM orders WHERE email LIKE 'load-%' AND shipped_at IS NOT NULL
  UNION ALL SELECT 'comment.delete', pg_temp.load_id('cmt', 'comment', ordinal), jsonb_build_object('wall', exhibition), at - interval '1 hour' FROM load_comments WHERE is_deleted
  UNION ALL SELECT 'newsletter.send', id, jsonb_build_object('subject', subject), sent_at FROM load_issues
  UNION ALL SELECT 'event.create', id, '{}', least(starts_at - interval '40 days', at - interval '1 hour') FROM load_events
) actions;

INSERT INTO discount_codes (id, code, percent, ends_at, max_uses, created_at)
SELECT pg_temp.load_id('dsc', 'code', n), 'LOAD-' || n, 1 + n % 50, at - interval '1 day', 100, at - n * interval '1 hour' FROM load_parameters, generate_series(1, 500) n;

-- Walls that users share, a few of them reported, and some that were taken off.
INSERT INTO personal_walls (id, user_id, title, share_token, shared_at, removed_at, removal_reason, version)
SELECT pg_temp.load_id('pwl', 'wall', p.ordinal), p.id, 'Wall No. ' || p.ordinal, CASE WHEN p.ordinal % 10 <> 0 THEN left(md5('wall/' || p.ordinal), 20) END,
       CASE WHEN p.ordinal % 10 <> 0 THEN at - p.ordinal * interval '1 minute' END, CASE WHEN p.ordinal % 10 = 0 THEN at - p.ordinal * interval '1 minute' END,
       CASE WHEN p.ordinal % 10 = 0 THEN 'It was an advert.' END, 1
FROM load_users p, load_parameters;
INSERT INTO personal_wall_reports (id, wall_id, reason, resolved_at)
SELECT pg_temp.load_id('pwr', 'wall', p.ordinal), pg_temp.load_id('pwl', 'wall', p.ordinal), 'spam', CASE WHEN p.ordinal % 7 <> 0 THEN at END
FROM load_users p, load_parameters WHERE p.ordinal % 50 = 1;
