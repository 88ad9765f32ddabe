-- Reserves seats, all or none: the first is the person's own, the others are for companions. Seats that cost something are held for 30 minutes
-- while they are being paid for. Also accepts an offer, which is one seat, and adds a person who wants one seat to the waiting list of a full
-- event. Locks the event's row, reads the clock after the lock, ends what has expired, and enqueues the email. Outcomes: 'seat', 'waiting'
-- (also for a person who already has one), 'held' with `rsvp`, `charge` (null for a new hold) and `kobo` for all seats, 'too_many' with the
-- most that one person can take now in `seats`, 'few_left' with the free `seats`, 'not_open' with `opensAt`, 'wrong_code', 'closed', 'cancelled',
-- 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_take_seats(
  p_event_id text, p_user_id text, p_is_admin boolean, p_rsvp_ids text[], p_codes text[], p_access_code text, p_responses jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  r event_rsvps%ROWTYPE;
  v_now timestamptz;
  v_opens timestamptz;
  v_status "RsvpStatus";
  v_has_offer boolean;
  v_kobo bigint;
  v_seats int := cardinality(p_rsvp_ids);
  v_may int;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"not_found"}'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN '{"outcome":"cancelled"}'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN '{"outcome":"over"}'; END IF;
  IF event_release_expired(e.id) > 0 THEN SELECT * INTO e FROM events WHERE id = p_event_id; END IF;

  SELECT * INTO r FROM event_rsvps x WHERE x.event_id = e.id AND x.user_id = p_user_id AND x.status <> 'cancelled';
  IF r.status = 'held' THEN
    RETURN jsonb_build_object('outcome', 'held', 'rsvp', r.id, 'charge', r.charge_id, 'kobo', r.price_kobo * (
      SELECT count(*) FROM event_rsvps x WHERE x.event_id = e.id AND p_user_id IN (x.user_id, x.holder_id) AND x.status = 'held'));
  END IF;
  IF r.status IN ('seat', 'waiting') THEN RETURN jsonb_build_object('outcome', r.status); END IF;
  v_has_offer := COALESCE(r.status = 'offered', false);

  IF NOT v_has_offer AND NOT p_is_admin THEN
    IF e.rsvp_until <= v_now THEN RETURN '{"outcome":"closed"}'; END IF;
    IF e.access_code IS NOT NULL AND lower(e.access_code) IS DISTINCT FROM lower(p_access_code) THEN RETURN '{"outcome":"wrong_code"}'; END IF;
    v_opens := event_opens_at(e, event_plan_of(p_user_id));
    IF v_opens > v_now THEN
      RETURN jsonb_build_object('outcome', 'not_open', 'opensAt', to_char(v_opens AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
    END IF;
  END IF;

  IF v_has_offer THEN v_seats := 1; END IF;
  IF v_seats > 1 THEN
    v_may := e.max_seats - (SELECT count(*) FROM event_rsvps x WHERE x.event_id = e.id AND x.holder_id = p_user_id AND x.status <> 'cancelled');
    IF v_seats > v_may THEN RETURN jsonb_build_object('outcome', 'too_many', 'seats', GREATEST(v_may, 1)); END IF;
    -- Never a part of what was asked for.
    IF e.seats_taken + v_seats > e.capacity THEN RETURN jsonb_build_object('outcome', 'few_left', 'seats', e.capacity - e.seats_taken); END IF;
  END IF;

  v_kobo := event_price_kobo(e, event_plan_of(p_user_id));
  v_status := CASE WHEN NOT (v_has_offer OR e.capacity IS NULL OR e.seats_taken < e.capacity) THEN 'waiting'
                   WHEN v_kobo > 0 THEN 'held' ELSE 'seat' END;
  INSERT INTO event_rsvps AS x (id, event_id, user_id, status, check_in_code, seated_at, joined_at, expires_at, price_kobo, responses)
    -- Two people who join in the same millisecond still get different times.
    SELECT p_rsvp_ids[1], e.id, p_user_id, v_status, p_codes[1], CASE WHEN v_status = 'seat' THEN v_now END,
           GREATEST(v_now, (SELECT max(w.joined_at) + interval '1 millisecond' FROM event_rsvps w WHERE w.event_id = e.id AND w.status = 'waiting')),
           CASE WHEN v_status = 'held' THEN v_now + interval '30 minutes' END, v_kobo, p_responses
    ON CONFLICT (event_id, user_id) DO UPDATE SET status = EXCLUDED.status, check_in_code = EXCLUDED.check_in_code,
      seated_at = EXCLUDED.seated_at, joined_at = EXCLUDED.joined_at, checked_in_at = NULL, checked_in_by_id = NULL,
      check_in_idempotency_key = NULL, reminded_for = NULL, expires_at = EXCLUDED.expires_at, price_kobo = EXCLUDED.price_kobo,
      charge_id = NULL, responses = EXCLUDED.responses, transfer_email = NULL, transfer_key = NULL, previous_code = NULL
    RETURNING * INTO r;
  -- A payment of seats that were given up or have expired must not find them any more.
  DELETE FROM event_rsvps x WHERE x.event_id = e.id AND x.holder_id = p_user_id AND x.status = 'cancelled';
  INSERT INTO event_rsvps (id, event_id, holder_id, status, check_in_code, seated_at, joined_at, expires_at, price_kobo)
    SELECT p_rsvp_ids[n], e.id, p_user_id, v_status, p_codes[n], r.seated_at, r.joined_at, r.expires_at, v_kobo FROM generate_series(2, v_seats) n;
  IF v_status <> 'waiting' AND NOT v_has_offer THEN UPDATE events SET seats_taken = seats_taken + v_seats WHERE id = e.id; END IF;
  IF v_status = 'held' THEN RETURN jsonb_build_object('outcome', 'held', 'rsvp', r.id, 'charge', NULL, 'kobo', v_kobo * v_seats); END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.rsvp-confirmed.email', 'rsvp-confirmed/' || r.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', p_user_id));
  RETURN jsonb_build_object('outcome', v_status);
END $$;
