-- Holds a free seat for somebody without an account until they confirm their address by the link of an email. The guest's row of `users` exists already.
-- Locks the event's row, reads the clock after the lock and ends what has expired. Whether a seat is free is decided before whether the
-- address has one, so that the outcome says nothing about the address. Outcomes: 'held'; 'known' and 'full' with the `rsvp` of the address, if
-- it has a place; 'account' (a seat costs something without a plan), 'not_open' with `opensAt`, 'wrong_code', 'closed', 'cancelled', 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_hold_guest_seat(
  p_event_id text, p_guest_id text, p_email text, p_rsvp_id text, p_code text, p_access_code text, p_responses jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz;
  v_opens timestamptz;
  v_known text;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"not_found"}'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN '{"outcome":"cancelled"}'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN '{"outcome":"over"}'; END IF;
  IF event_release_expired(e.id) > 0 THEN SELECT * INTO e FROM events WHERE id = p_event_id; END IF;
  IF event_price_kobo(e, NULL) > 0 THEN RETURN '{"outcome":"account"}'; END IF;
  IF e.rsvp_until <= v_now THEN RETURN '{"outcome":"closed"}'; END IF;
  IF e.access_code IS NOT NULL AND lower(e.access_code) IS DISTINCT FROM lower(p_access_code) THEN RETURN '{"outcome":"wrong_code"}'; END IF;
  v_opens := event_opens_at(e, NULL);
  IF v_opens > v_now THEN
    RETURN jsonb_build_object('outcome', 'not_open', 'opensAt', to_char(v_opens AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  END IF;

  SELECT r.id INTO v_known FROM event_rsvps r JOIN users u ON u.id = r.user_id
    WHERE r.event_id = e.id AND r.status <> 'cancelled' AND CASE WHEN u.is_guest THEN u.guest_email ELSE u.email END = p_email
    -- Somebody may have a seat as a guest and another in the account.
    ORDER BY r.joined_at, r.id LIMIT 1;
  IF e.seats_taken >= e.capacity THEN RETURN jsonb_build_object('outcome', 'full', 'rsvp', v_known); END IF;
  IF v_known IS NOT NULL THEN RETURN jsonb_build_object('outcome', 'known', 'rsvp', v_known); END IF;

  INSERT INTO event_rsvps (id, event_id, user_id, status, check_in_code, joined_at, expires_at, responses)
    VALUES (p_rsvp_id, e.id, p_guest_id, 'held', p_code, v_now, LEAST(v_now + interval '1 hour', COALESCE(e.ends_at, e.starts_at)), p_responses);
  UPDATE events SET seats_taken = seats_taken + 1 WHERE id = e.id;
  RETURN '{"outcome":"held"}';
END $$;
