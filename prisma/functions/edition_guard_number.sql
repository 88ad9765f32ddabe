-- No number twice over the issued, held and kept ones: each new row locks the product and is compared with the other table. What issues or
-- claims numbers has locked the product before; this holds for bugs and manual statements too.
CREATE OR REPLACE FUNCTION edition_guard_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_product products%ROWTYPE;
BEGIN
  SELECT * INTO STRICT v_product FROM products p WHERE p.id = NEW.product_id FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'editions' THEN
    IF EXISTS (SELECT 1 FROM edition_claims c WHERE c.product_id = NEW.product_id AND c.number = NEW.number) THEN
      RAISE EXCEPTION 'No. % of % is held or kept.', NEW.number, v_product.name USING ERRCODE = 'LA011';
    END IF;
  ELSIF NOT shop_number_free(NEW.product_id, NEW.number) THEN
    RAISE EXCEPTION '%', shop_number_message(NEW.product_id, NEW.number, v_product.name) USING ERRCODE = 'LA011';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER editions_guard_number BEFORE INSERT ON editions FOR EACH ROW EXECUTE FUNCTION edition_guard_number();

CREATE OR REPLACE TRIGGER edition_claims_guard_number BEFORE INSERT ON edition_claims FOR EACH ROW EXECUTE FUNCTION edition_guard_number();
