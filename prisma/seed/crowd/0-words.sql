-- What the other files speak with. A number is drawn by its place, never by chance: the same crowd comes each time.
CREATE FUNCTION pg_temp.pick(place bigint, salt int, most bigint) RETURNS int LANGUAGE sql IMMUTABLE
  RETURN ((hashint8extended(place, salt) & 9223372036854775807) % most)::int;
CREATE FUNCTION pg_temp.crowd_id(prefix text, kind text, place bigint) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN prefix || '_' || substr(md5('crowd/' || kind || '/' || place), 1, 20);
-- An odd factor turns the numbers about without two of them ever meeting.
CREATE FUNCTION pg_temp.crowd_number(prefix text, place bigint) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN prefix || regexp_replace(upper(lpad(to_hex((place * 2654435761) % 4294967296), 8, '0')), '^(....)', '-\1-');
