-- Comments, ten in a row on the same thread; each tenth replies to one of the nine before. Some are pending, some deleted.
CREATE TEMP TABLE load_threads ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY e.slug, a.slug) - 1 AS ordinal, count(*) OVER () AS threads, e.slug AS exhibition, a.slug AS artwork
FROM artworks a JOIN exhibitions e ON e.id = a.exhibition_id WHERE e.deleted_at IS NULL;

ANALYZE load_threads;

CREATE TEMP TABLE load_comments ON COMMIT DROP AS
WITH words AS (
  SELECT '{I stood here longer than I meant to.,My aunt laughed first and then she was quiet.,The label is as good as the picture.,We came for one work and stayed for six.,Ẹ ṣé gan-an: the hat is exactly right.,Na so! I remember the queue.,This belongs in a schoolbook.,The record beside it is what I will keep.}'::text[] AS first,
         '{Bring the children.,I have sent it to my brother in Jos.,The joke ages well; the year did not.,Next time with my father.,It costs nothing to look and something to have seen it.,I read every line.,Please hang more of these.,The badger agrees.}'::text[] AS last
), generated AS (
  SELECT n AS ordinal, n / 10 AS thread_number, n % 10 = 9 AS is_reply, pg_temp.pick(n / 10, 31, 100) AS choice,
         first[1 + pg_temp.pick(n, 32, 8)] || ' ' || last[1 + pg_temp.pick(n, 33, 8)] || ' No. ' || n AS message
  FROM words, load_parameters, generate_series(0, comments - 1) n
), assigned AS (
  SELECT d.*, CASE WHEN choice < 40 THEN 'guestbook' WHEN choice < 55 THEN 'heads-of-state' ELSE w.exhibition END AS exhibition,
         CASE WHEN choice >= 55 THEN w.artwork END AS artwork
  FROM generated d JOIN load_threads w ON w.ordinal = pg_temp.pick(thread_number, 34, w.threads)
)
SELECT h.*, p.id AS user_id, c.admin_id, c.at, CASE WHEN is_reply THEN h.ordinal - 1 - pg_temp.pick(h.ordinal, 36, 9) END AS parent,
       p.created_at + (c.at - p.created_at) * ((pg_temp.pick(h.ordinal, 37, 999000) + 500) / 1000000.0) AS created_at,
       CASE WHEN pg_temp.pick(h.ordinal, 38, 100) < 3 AND NOT is_reply THEN 'pending' WHEN pg_temp.pick(h.ordinal, 38, 100) = 3 THEN 'refused' ELSE 'approved' END AS status,
       pg_temp.pick(h.ordinal, 39, 50) = 0 AS is_deleted
FROM assigned h CROSS JOIN load_parameters c JOIN load_users p ON p.ordinal = 1 + pg_temp.pick(h.ordinal, 35, c.users);
CREATE UNIQUE INDEX ON load_comments (ordinal);
ANALYZE load_comments;

-- Their search documents are written at the end, all together.
ALTER TABLE comments DISABLE TRIGGER comments_search;
INSERT INTO comments (id, exhibition, artwork, user_id, parent_id, message, status, deleted_at, deleted_by_id, created_at)
SELECT pg_temp.load_id('cmt', 'comment', n.ordinal), n.exhibition, n.artwork, n.user_id, pg_temp.load_id('cmt', 'comment', n.parent), n.message, n.status::"CommentStatus",
       CASE WHEN n.is_deleted THEN n.at - interval '1 hour' END, CASE WHEN n.is_deleted THEN n.admin_id END,
       CASE WHEN n.parent IS NULL THEN n.created_at ELSE p.created_at + (n.at - p.created_at) / 9 END
FROM load_comments n LEFT JOIN load_comments p ON p.ordinal = n.parent;
ALTER TABLE comments ENABLE TRIGGER comments_search;

INSERT INTO comment_reports (id, comment_id, user_id, reason, resolved_at, created_at)
SELECT pg_temp.load_id('rpt', 'comment', n.ordinal), pg_temp.load_id('cmt', 'comment', n.ordinal), p.id, (ARRAY['spam', 'abuse', 'off the subject'])[1 + n.ordinal % 3],
       CASE WHEN n.ordinal % 400 <> 0 THEN n.at - interval '1 hour' END, n.created_at + (n.at - n.created_at) / 7
FROM load_comments n JOIN load_users p ON p.ordinal = 1 + pg_temp.pick(n.ordinal, 40, (SELECT users FROM load_parameters)) WHERE n.ordinal % 200 = 0 AND p.id <> n.user_id;

-- One in five rejected comments has an appeal; a tenth of the appeals wait.
INSERT INTO comment_appeals (id, comment_id, user_id, text, decision, reply, decided_at, decided_by_id, created_at)
SELECT pg_temp.load_id('cap', 'comment', n.ordinal), c.id, c.user_id, 'It was meant kindly. No. ' || n.ordinal,
       CASE WHEN n.is_decided THEN 'declined'::"AppealDecision" END, CASE WHEN n.is_decided THEN 'It names a private person.' END,
       CASE WHEN n.is_decided THEN n.at - interval '1 hour' END, CASE WHEN n.is_decided THEN n.admin_id END, c.created_at + (n.at - c.created_at) / 8
FROM (SELECT *, pg_temp.pick(ordinal, 43, 10) <> 0 AS is_decided FROM load_comments WHERE status = 'refused' AND pg_temp.pick(ordinal, 44, 5) = 0) n
JOIN comments c ON c.id = pg_temp.load_id('cmt', 'comment', n.ordinal) AND c.deleted_at IS NULL;

-- An event every three days for three years, with attendees.
CREATE TEMP TABLE load_events ON COMMIT DROP AS
SELECT n AS ordinal, pg_temp.load_id('evt', 'event', n) AS id, date_trunc('day', at) + make_interval(days => 30 - 3 * n, hours => 18) AS starts_at, at, admin_id,
       least(users, 20 + pg_temp.pick(n, 42, 20)) AS attendees FROM load_parameters, generate_series(1, greatest(users / 28, 30)) n;
INSERT INTO events (id, title, description, starts_at, ends_at, place, link, capacity, seats_taken, created_by_id, created_at)
SELECT id, (ARRAY['Night Visit', 'How to Read a Decree', 'The Hat and the Chair', 'An Hour of Footnotes'])[1 + ordinal % 4] || ' No. ' || ordinal, 'The lamps go down and one work is read out.',
       starts_at, starts_at + interval '2 hours', 'A partner’s room in Yaba, Lagos', 'https://meet.livingarchive.test/' || ordinal, 60, attendees, admin_id, least(starts_at - interval '40 days', at - interval '1 hour')
FROM load_events;
INSERT INTO event_rsvps (id, event_id, user_id, status, joined_at, check_in_code, checked_in_at, created_at)
SELECT pg_temp.load_id('rsv', 'event', e.ordinal * 100 + n), e.id, p.id, 'seat', b.at, 'load-' || md5('check-in/' || e.ordinal || '/' || n),
       CASE WHEN e.starts_at < e.at AND n % 5 <> 0 THEN e.starts_at + interval '3 minutes' END, b.at
FROM load_events e CROSS JOIN LATERAL generate_series(1, e.attendees) n JOIN load_users p ON p.ordinal = 1 + (e.ordinal * 131 + n) % (SELECT users FROM load_parameters),
     LATERAL (SELECT least(e.starts_at, e.at) - make_interval(hours => n) AS at) b;
