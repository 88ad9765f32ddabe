-- Users who registered over three years, most of them with an address.
CREATE TEMP TABLE load_users ON COMMIT DROP AS
WITH names AS (
  SELECT '{Adébáyọ̀,Amina,Babátúndé,Bọ́sẹ̀,Chidinma,Danladi,Ebiere,Fẹ́mi,Gambo,Halima,Ifeoma,Jumoke,Kelechi,Ladi,Musa,Ngozi,Ọládélé,Patience,Ṣadé,Tamuno,Uche,Yétúndé,Zainab,Ìyábọ̀}'::text[] AS first,
         '{Abubakar,Adéyẹmi,Balogun,Bello,Chukwu,Danjuma,Eze,Garba,Hassan,Ibekwe,Jega,Lawal,Mohammed,Nwosu,Okonkwo,Ọlátúnjí,Pepple,Sanusi,Ṣóyọyè,Tarfa,Udo,Uzor,Yakubu,O’Brien-Briggs}'::text[] AS last,
         '{Lagos,Kano,Rivers,Oyo,Kaduna,Enugu,Cross River,Plateau,Edo,Federal Capital Territory}'::text[] AS states,
         '{Surulere,Nassarawa,Port Harcourt,Ìbàdàn,Kaduna,Enugu,Calabar,Jos,Benin City,Abuja}'::text[] AS cities
), generated AS (
  SELECT ordinal, first[1 + pg_temp.pick(ordinal, 1, 24)] AS first_name, last[1 + pg_temp.pick(ordinal, 2, 24)] AS last_name,
         at - make_interval(mins => pg_temp.pick(ordinal, 3, 1576800)) AS created_at,
         states[1 + pg_temp.pick(ordinal, 4, 10)] AS state, cities[1 + pg_temp.pick(ordinal, 4, 10)] AS city
  FROM names, load_parameters, generate_series(1, users) ordinal
)
SELECT ordinal, pg_temp.load_id('usr', 'user', ordinal) AS id, 'load-' || lpad(ordinal::text, 5, '0') || '@livingarchive.test' AS email,
       first_name, last_name, created_at,
       CASE WHEN pg_temp.pick(ordinal, 5, 10) < 7 THEN jsonb_build_object(
         'line1', 1 + pg_temp.pick(ordinal, 6, 180) || ' Marina Road', 'line2', '', 'city', city, 'state', state, 'postalCode', '', 'country', 'Nigeria'
       ) END AS address
FROM generated;
CREATE UNIQUE INDEX ON load_users (ordinal);
-- Nothing analyses a temporary table by itself, and without the number of its rows the joins below take minutes.
ANALYZE load_users, load_parameters;

INSERT INTO users (id, email, password_hash, first_name, last_name, display_name, shipping_address, show_on_wall, email_verified_at, disabled_at, last_seen_at, created_at, updated_at)
SELECT id, email, password_hash, first_name, last_name, first_name || ' ' || left(last_name, 1) || '.', address, pg_temp.pick(ordinal, 7, 10) < 8,
       CASE WHEN ordinal % 20 <> 0 THEN created_at + interval '9 minutes' END, CASE WHEN ordinal % 500 = 0 THEN at - interval '2 days' END,
       CASE WHEN ordinal % 20 <> 0 THEN created_at + (at - created_at) * (pg_temp.pick(ordinal, 8, 1000) / 1000.0) END, created_at, created_at
FROM load_users, load_parameters;

INSERT INTO addresses (id, user_id, address, is_default, created_at, updated_at)
SELECT pg_temp.load_id('adr', 'address', ordinal), id, address, true, created_at, created_at FROM load_users WHERE address IS NOT NULL;

INSERT INTO newsletter_subscribers (id, email, status, unsubscribe_token, source, confirmed_at, unsubscribed_at, created_at)
SELECT pg_temp.load_id('sbs', 'subscriber', ordinal), email,
       (CASE WHEN ordinal % 25 = 0 THEN 'unsubscribed' WHEN ordinal % 14 = 0 THEN 'pending' ELSE 'confirmed' END)::"SubscriberStatus",
       'load-' || md5('unsubscribe/' || ordinal), 'footer', CASE WHEN ordinal % 14 <> 0 OR ordinal % 25 = 0 THEN created_at + interval '1 hour' END,
       CASE WHEN ordinal % 25 = 0 THEN created_at + interval '9 days' END, created_at
FROM load_users WHERE ordinal % 2 = 0;
