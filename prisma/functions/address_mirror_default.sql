-- Copies the default address to `users.shipping_address` in the same transaction, where the checkout and the session read it.
CREATE OR REPLACE FUNCTION address_mirror_default() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_user_id text := coalesce(NEW.user_id, OLD.user_id);
  v_address jsonb := (SELECT a.address FROM addresses a WHERE a.user_id = v_user_id AND a.is_default);
BEGIN
  UPDATE users SET shipping_address = v_address WHERE id = v_user_id AND shipping_address IS DISTINCT FROM v_address;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER addresses_mirror_default AFTER INSERT OR DELETE OR UPDATE OF address, is_default
  ON addresses FOR EACH ROW EXECUTE FUNCTION address_mirror_default();
