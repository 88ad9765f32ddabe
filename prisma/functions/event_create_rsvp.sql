-- Reserves a seat, or adds a person to the waiting list, in one round trip: locks the event's row, reads the clock after the lock,
-- and enqueues the email. Outcomes: 'seat', 'waiting' (also for a person who already has one), 'not_open' with `opensAt`,
-- 'cancelled', 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_create_rsvp(p_event_id text, p_user_id text, p_is_admin boolean, p_rsvp_id text, p_code text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz;
  v_opens timestamptz;
  v_status "RsvpStatus";
  v_id text;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"not_found"}'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN '{"outcome":"cancelled"}'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN '{"outcome":"over"}'; END IF;
  SELECT r.status INTO v_status FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = p_user_id AND r.status <> 'cancelled';
  IF FOUND THEN RETURN jsonb_build_object('outcome', v_status); END IF;
  v_opens := CASE WHEN p_is_admin THEN NULL ELSE event_opens_at(e, event_plan_of(p_user_id)) END;
  IF v_opens > v_now THEN
    RETURN jsonb_build_object('outcome', 'not_open', 'opensAt', to_char(v_opens AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  END IF;

  v_status := CASE WHEN e.capacity IS NULL OR e.seats_taken < e.capacity THEN 'seat' ELSE 'waiting' END;
  INSERT INTO event_rsvps AS r (id, event_id, user_id, status, check_in_code, seated_at, joined_at)
    -- Two people who join in the same millisecond still get different times.
    SELECT p_rsvp_id, e.id, p_user_id, v_status, p_code, CASE WHEN v_status = 'seat' THEN v_now END,
           GREATEST(v_now, (SELECT max(w.joined_at) + interval '1 millisecond' FROM event_rsvps w WHERE w.event_id = e.id AND w.status = 'waiting'))
    ON CONFLICT (event_id, user_id) DO UPDATE SET status = EXCLUDED.status, check_in_code = EXCLUDED.check_in_code,
      seated_at = EXCLUDED.seated_at, joined_at = EXCLUDED.joined_at, checked_in_at = NULL, checked_in_by_id = NULL,
      check_in_idempotency_key = NULL, reminded_for = NULL
    RETURNING r.id INTO v_id;
  IF v_status = 'seat' THEN UPDATE events SET seats_taken = seats_taken + 1 WHERE id = e.id; END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.rsvp-confirmed.email', 'rsvp-confirmed/' || v_id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', p_user_id));
  RETURN jsonb_build_object('outcome', v_status);
END $$;
