-- Raises LA051 unless the buyer is admitted to every product that has an active waiting room; the detail is the slug of the drop. Orders
-- that an admin makes are not held up (lib/orders/drafts).
CREATE OR REPLACE FUNCTION waiting_room_assert_admission(p_product_ids text[], p_user_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE room record;
BEGIN
  IF current_setting('waiting_room.skip', true) = 'yes' THEN RETURN; END IF;
  FOR room IN SELECT w.product_id, w.round, p.name, p.slug FROM waiting_rooms w JOIN products p ON p.id = w.product_id
              WHERE w.product_id = ANY (p_product_ids) AND w.active_since IS NOT NULL ORDER BY w.product_id LOOP
    UPDATE waiting_room_admissions a SET used_at = COALESCE(a.used_at, clock_timestamp())
      WHERE a.user_id = p_user_id AND a.product_id = room.product_id AND a.round = room.round AND a.expires_at > clock_timestamp();
    IF NOT FOUND THEN
      RAISE EXCEPTION '%', format('Many people want %s. Please take a place in its waiting room first', room.name)
        USING ERRCODE = 'LA051', DETAIL = room.slug;
    END IF;
  END LOOP;
END $$;
