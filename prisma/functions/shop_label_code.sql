-- A smart label code that no edition and no product has: six letters and digits without lookalikes, thirty random bits. The last
-- six bytes of a random UUID are all random.
CREATE OR REPLACE FUNCTION shop_label_code() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_bytes bytea; v_code text;
BEGIN
  LOOP
    v_bytes := uuid_send(gen_random_uuid());
    SELECT 'LA-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(v_bytes, i) & 31) + 1, 1), '')
      INTO v_code FROM generate_series(10, 15) i;
    EXIT WHEN NOT EXISTS (SELECT 1 FROM editions WHERE label_code = v_code)
      AND NOT EXISTS (SELECT 1 FROM smart_labels WHERE code = v_code);
  END LOOP;
  RETURN v_code;
END $$;

ALTER TABLE editions ALTER COLUMN label_code SET DEFAULT shop_label_code();
ALTER TABLE smart_labels ALTER COLUMN code SET DEFAULT shop_label_code();
