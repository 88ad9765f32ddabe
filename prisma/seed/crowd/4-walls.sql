-- Notes on every wall, ten at a time on the same one; each tenth answers one of the nine before it. Some wait, some were taken down.
CREATE TEMP TABLE crowd_walls ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY e.slug, a.slug) - 1 AS place, count(*) OVER () AS walls, e.slug AS exhibition, a.slug AS artwork
FROM artworks a JOIN exhibitions e ON e.id = a.exhibition_id WHERE e.deleted_at IS NULL;

CREATE TEMP TABLE crowd_notes ON COMMIT DROP AS
WITH words AS (
  SELECT '{I stood here longer than I meant to.,My aunt laughed first and then she was quiet.,The label is as good as the picture.,We came for one work and stayed for six.,Ẹ ṣé gan-an: the hat is exactly right.,Na so! I remember the queue.,This belongs in a schoolbook.,The record beside it is what I will keep.}'::text[] AS first,
         '{Bring the children.,I have sent it to my brother in Jos.,The joke ages well; the year did not.,Next time with my father.,It costs nothing to look and something to have seen it.,I read every line.,Please hang more of these.,The badger agrees.}'::text[] AS last
), drawn AS (
  SELECT n AS place, n / 10 AS ten, n % 10 = 9 AS answers, pg_temp.pick(n / 10, 31, 100) AS where_to,
         first[1 + pg_temp.pick(n, 32, 8)] || ' ' || last[1 + pg_temp.pick(n, 33, 8)] || ' No. ' || n AS message
  FROM words, crowd, generate_series(0, comments - 1) n
), hung AS (
  SELECT d.*, CASE WHEN where_to < 40 THEN 'guestbook' WHEN where_to < 55 THEN 'heads-of-state' ELSE w.exhibition END AS exhibition,
         CASE WHEN where_to >= 55 THEN w.artwork END AS artwork
  FROM drawn d JOIN crowd_walls w ON w.place = pg_temp.pick(ten, 34, w.walls)
)
SELECT h.*, p.id AS user_id, c.admin_id, c.at, CASE WHEN answers THEN h.place - 1 - pg_temp.pick(h.place, 36, 9) END AS parent,
       p.created_at + (c.at - p.created_at) * ((pg_temp.pick(h.place, 37, 999000) + 500) / 1000000.0) AS created_at,
       CASE WHEN pg_temp.pick(h.place, 38, 100) < 3 AND NOT answers THEN 'pending' WHEN pg_temp.pick(h.place, 38, 100) = 3 THEN 'refused' ELSE 'approved' END AS status,
       pg_temp.pick(h.place, 39, 50) = 0 AS is_gone
FROM hung h CROSS JOIN crowd c JOIN crowd_people p ON p.place = 1 + pg_temp.pick(h.place, 35, c.users);
CREATE UNIQUE INDEX ON crowd_notes (place);

INSERT INTO comments (id, exhibition, artwork, user_id, parent_id, message, status, deleted_at, deleted_by_id, created_at)
SELECT pg_temp.crowd_id('cmt', 'note', n.place), n.exhibition, n.artwork, n.user_id, pg_temp.crowd_id('cmt', 'note', n.parent), n.message, n.status::"CommentStatus",
       CASE WHEN n.is_gone THEN n.at - interval '1 hour' END, CASE WHEN n.is_gone THEN n.admin_id END,
       CASE WHEN n.parent IS NULL THEN n.created_at ELSE p.created_at + (n.at - p.created_at) / 9 END
FROM crowd_notes n LEFT JOIN crowd_notes p ON p.place = n.parent;

INSERT INTO comment_reports (id, comment_id, user_id, reason, resolved_at, created_at)
SELECT pg_temp.crowd_id('rpt', 'note', n.place), pg_temp.crowd_id('cmt', 'note', n.place), p.id, (ARRAY['spam', 'abuse', 'off the subject'])[1 + n.place % 3],
       CASE WHEN n.place % 400 <> 0 THEN n.at - interval '1 hour' END, n.created_at + (n.at - n.created_at) / 7
FROM crowd_notes n JOIN crowd_people p ON p.place = 1 + pg_temp.pick(n.place, 40, (SELECT users FROM crowd)) WHERE n.place % 200 = 0 AND p.id <> n.user_id;

-- An evening every three days for three years, and who came.
CREATE TEMP TABLE crowd_evenings ON COMMIT DROP AS
SELECT n AS place, pg_temp.crowd_id('evt', 'evening', n) AS id, date_trunc('day', at) + make_interval(days => 30 - 3 * n, hours => 18) AS starts_at, at, admin_id,
       least(users, 20 + pg_temp.pick(n, 42, 20)) AS coming FROM crowd, generate_series(1, greatest(users / 28, 30)) n;
INSERT INTO events (id, title, description, starts_at, ends_at, place, link, capacity, seats_taken, created_by_id, created_at)
SELECT id, (ARRAY['Night Visit', 'How to Read a Decree', 'The Hat and the Chair', 'An Hour of Footnotes'])[1 + place % 4] || ' No. ' || place, 'The lamps go down and one work is read out.',
       starts_at, starts_at + interval '2 hours', 'A partner’s room in Yaba, Lagos', 'https://meet.livingarchive.test/' || place, 60, coming, admin_id, least(starts_at - interval '40 days', at - interval '1 hour')
FROM crowd_evenings;
INSERT INTO event_rsvps (id, event_id, user_id, status, joined_at, check_in_code, checked_in_at, created_at)
SELECT pg_temp.crowd_id('rsv', 'evening', e.place * 100 + n), e.id, p.id, 'seat', b.at, 'crowd-' || md5('door/' || e.place || '/' || n),
       CASE WHEN e.starts_at < e.at AND n % 5 <> 0 THEN e.starts_at + interval '3 minutes' END, b.at
FROM crowd_evenings e CROSS JOIN LATERAL generate_series(1, e.coming) n JOIN crowd_people p ON p.place = 1 + (e.place * 131 + n) % (SELECT users FROM crowd),
     LATERAL (SELECT least(e.starts_at, e.at) - make_interval(hours => n) AS at) b;
