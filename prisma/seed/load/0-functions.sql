-- Functions of the other files. Values are derived from a row's ordinal, so that every run creates the same data.
CREATE FUNCTION pg_temp.pick(ordinal bigint, salt int, bound bigint) RETURNS int LANGUAGE sql IMMUTABLE
  RETURN ((hashint8extended(ordinal, salt) & 9223372036854775807) % bound)::int;
CREATE FUNCTION pg_temp.load_id(prefix text, kind text, ordinal bigint) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN prefix || '_' || substr(md5('load/' || kind || '/' || ordinal), 1, 20);
-- Multiplying by an odd constant modulo 2^32 is a bijection, so the numbers are unique.
CREATE FUNCTION pg_temp.load_number(prefix text, ordinal bigint) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN prefix || regexp_replace(upper(lpad(to_hex((ordinal * 2654435761) % 4294967296), 8, '0')), '^(....)', '-\1-');
