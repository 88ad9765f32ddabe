-- The code of a certificate: sixteen letters and digits without lookalikes, eighty random bits. Six bytes at the end and two at the
-- beginning of each of two random UUIDs are all random.
CREATE OR REPLACE FUNCTION certificate_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1), '')
  FROM (VALUES (uuid_send(gen_random_uuid())), (uuid_send(gen_random_uuid()))) AS r(bytes),
    unnest(ARRAY[0, 1, 10, 11, 12, 13, 14, 15]) AS place
$$;

ALTER TABLE certificates ALTER COLUMN code SET DEFAULT certificate_code();
