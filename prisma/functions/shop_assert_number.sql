-- Raises LA011 when a chosen number cannot be had; the message names the nearest free ones. Does nothing without a number.
CREATE OR REPLACE FUNCTION shop_assert_number(p_product_id text, p_number int, p_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_number IS NOT NULL AND NOT shop_number_free(p_product_id, p_number) THEN
    RAISE EXCEPTION '%', shop_number_message(p_product_id, p_number, p_name) USING ERRCODE = 'LA011';
  END IF;
END $$;
