-- Ten thousand people, most of whom gave an address, over three years. What somebody is like follows from their place alone.
CREATE TEMP TABLE crowd_people ON COMMIT DROP AS
WITH names AS (
  SELECT '{Adébáyọ̀,Amina,Babátúndé,Bọ́sẹ̀,Chidinma,Danladi,Ebiere,Fẹ́mi,Gambo,Halima,Ifeoma,Jumoke,Kelechi,Ladi,Musa,Ngozi,Ọládélé,Patience,Ṣadé,Tamuno,Uche,Yétúndé,Zainab,Ìyábọ̀}'::text[] AS first,
         '{Abubakar,Adéyẹmi,Balogun,Bello,Chukwu,Danjuma,Eze,Garba,Hassan,Ibekwe,Jega,Lawal,Mohammed,Nwosu,Okonkwo,Ọlátúnjí,Pepple,Sanusi,Ṣóyọyè,Tarfa,Udo,Uzor,Yakubu,O’Brien-Briggs}'::text[] AS last,
         '{Lagos,Kano,Rivers,Oyo,Kaduna,Enugu,Cross River,Plateau,Edo,Federal Capital Territory}'::text[] AS states,
         '{Surulere,Nassarawa,Port Harcourt,Ìbàdàn,Kaduna,Enugu,Calabar,Jos,Benin City,Abuja}'::text[] AS cities
), drawn AS (
  SELECT place, first[1 + pg_temp.pick(place, 1, 24)] AS first_name, last[1 + pg_temp.pick(place, 2, 24)] AS last_name,
         at - make_interval(mins => pg_temp.pick(place, 3, 1576800)) AS created_at,
         states[1 + pg_temp.pick(place, 4, 10)] AS state, cities[1 + pg_temp.pick(place, 4, 10)] AS city
  FROM names, crowd, generate_series(1, users) place
)
SELECT place, pg_temp.crowd_id('usr', 'person', place) AS id, 'crowd-' || lpad(place::text, 5, '0') || '@livingarchive.test' AS email,
       first_name, last_name, created_at,
       CASE WHEN pg_temp.pick(place, 5, 10) < 7 THEN jsonb_build_object(
         'line1', 1 + pg_temp.pick(place, 6, 180) || ' Marina Road', 'line2', '', 'city', city, 'state', state, 'postalCode', '', 'country', 'Nigeria'
       ) END AS address
FROM drawn;
CREATE UNIQUE INDEX ON crowd_people (place);

INSERT INTO users (id, email, password_hash, first_name, last_name, display_name, shipping_address, show_on_wall, email_verified_at, disabled_at, last_seen_at, created_at, updated_at)
SELECT id, email, password_hash, first_name, last_name, first_name || ' ' || left(last_name, 1) || '.', address, pg_temp.pick(place, 7, 10) < 8,
       CASE WHEN place % 20 <> 0 THEN created_at + interval '9 minutes' END, CASE WHEN place % 500 = 0 THEN at - interval '2 days' END,
       CASE WHEN place % 20 <> 0 THEN created_at + (at - created_at) * (pg_temp.pick(place, 8, 1000) / 1000.0) END, created_at, created_at
FROM crowd_people, crowd;

INSERT INTO newsletter_subscribers (id, email, status, unsubscribe_token, source, confirmed_at, unsubscribed_at, created_at)
SELECT pg_temp.crowd_id('sbs', 'reader', place), email,
       (CASE WHEN place % 25 = 0 THEN 'unsubscribed' WHEN place % 14 = 0 THEN 'pending' ELSE 'confirmed' END)::"SubscriberStatus",
       'crowd-' || md5('leave/' || place), 'footer', CASE WHEN place % 14 <> 0 OR place % 25 = 0 THEN created_at + interval '1 hour' END,
       CASE WHEN place % 25 = 0 THEN created_at + interval '9 days' END, created_at
FROM crowd_people WHERE place % 2 = 0;
