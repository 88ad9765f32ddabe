-- A seat is taken, left and handed on in one round trip each: the event's row is locked, the clock is read after the lock, and
-- the letters are written with the change. While somebody waits there is no free seat: whatever frees one fills it at once.

CREATE FUNCTION event_outbox_id() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT 'out_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)
$$;

-- Gives what is free to those who wait, in the order in which they came, and tells them. Returns how many moved up. Whoever calls
-- holds the lock on the event's row.
CREATE FUNCTION event_fill_seats(p_event_id text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_moved int;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id;
  IF NOT FOUND OR e.deleted_at IS NOT NULL OR e.cancelled_at IS NOT NULL OR COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 0; END IF;
  WITH next AS (
    SELECT r.id FROM event_rsvps r WHERE r.event_id = e.id AND r.status = 'waiting'
    ORDER BY r.joined_at, r.id LIMIT e.capacity - e.seats_taken
  ), moved AS (
    UPDATE event_rsvps r SET status = 'seat', seated_at = v_now FROM next WHERE r.id = next.id RETURNING r.id, r.user_id
  ), told AS (
    INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'community.event-moved-up', 'event-moved-up/' || m.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
           jsonb_build_object('eventId', e.id, 'userId', m.user_id) FROM moved m
  )
  SELECT count(*) INTO v_moved FROM moved;
  UPDATE events SET seats_taken = seats_taken + v_moved WHERE id = e.id AND v_moved > 0;
  RETURN v_moved;
END $$;

-- From when somebody with this plan may have a seat; null for at once.
CREATE FUNCTION event_opens_at(e events, p_plan text) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_plan = 'collector' THEN e.collectors_from WHEN p_plan = 'yearly' THEN e.yearly_from
              WHEN p_plan IS NOT NULL THEN e.monthly_from ELSE e.everyone_from END
$$;

-- The plan that somebody holds now; null without one.
CREATE FUNCTION event_plan_of(p_user_id text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN s.next_plan_at <= clock_timestamp() THEN s.next_plan ELSE s.plan END::text
  FROM subscriptions s WHERE s.user_id = p_user_id AND s.ends_at > clock_timestamp()
$$;

-- A seat, or the last place in the line. Outcomes: 'seat', 'waiting' (also for whoever has it already), 'not_open' with `opensAt`,
-- 'cancelled', 'over', 'not_found'.
CREATE FUNCTION event_join(p_event_id text, p_user_id text, p_is_admin boolean, p_rsvp_id text, p_code text) RETURNS jsonb LANGUAGE plpgsql AS $$
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
  SELECT r.status INTO v_status FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = p_user_id AND r.status <> 'left';
  IF FOUND THEN RETURN jsonb_build_object('outcome', v_status); END IF;
  v_opens := CASE WHEN p_is_admin THEN NULL ELSE event_opens_at(e, event_plan_of(p_user_id)) END;
  IF v_opens > v_now THEN
    RETURN jsonb_build_object('outcome', 'not_open', 'opensAt', to_char(v_opens AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  END IF;

  v_status := CASE WHEN e.capacity IS NULL OR e.seats_taken < e.capacity THEN 'seat' ELSE 'waiting' END;
  INSERT INTO event_rsvps AS r (id, event_id, user_id, status, check_in_code, seated_at, joined_at)
    -- Two in one millisecond stand behind each other all the same.
    SELECT p_rsvp_id, e.id, p_user_id, v_status, p_code, CASE WHEN v_status = 'seat' THEN v_now END,
           GREATEST(v_now, (SELECT max(w.joined_at) + interval '1 millisecond' FROM event_rsvps w WHERE w.event_id = e.id AND w.status = 'waiting'))
    ON CONFLICT (event_id, user_id) DO UPDATE SET status = EXCLUDED.status, check_in_code = EXCLUDED.check_in_code,
      seated_at = EXCLUDED.seated_at, joined_at = EXCLUDED.joined_at, checked_in_at = NULL, check_in_key = NULL, reminded_for = NULL
    RETURNING r.id INTO v_id;
  IF v_status = 'seat' THEN UPDATE events SET seats_taken = seats_taken + 1 WHERE id = e.id; END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'community.event-joined', 'event-joined/' || v_id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', p_user_id));
  RETURN jsonb_build_object('outcome', v_status);
END $$;

-- Gives a seat, or a place in the line, back. Outcomes: 'left' (also for whoever has none), 'over', 'not_found'.
CREATE FUNCTION event_leave(p_event_id text, p_user_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_had "RsvpStatus";
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= clock_timestamp() THEN RETURN 'over'; END IF;
  SELECT r.status INTO v_had FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = p_user_id AND r.status <> 'left';
  IF NOT FOUND THEN RETURN 'left'; END IF;
  UPDATE event_rsvps SET status = 'left', seated_at = NULL, checked_in_at = NULL, check_in_key = NULL
    WHERE event_id = e.id AND user_id = p_user_id;
  IF v_had = 'seat' THEN
    UPDATE events SET seats_taken = seats_taken - 1 WHERE id = e.id;
    PERFORM event_fill_seats(e.id);
  END IF;
  RETURN 'left';
END $$;

-- Takes a person who deletes their account off every evening; who waited moves up. The rows are locked in one order, so that two
-- who leave at once do not wait for each other in a circle.
CREATE FUNCTION event_forget_guest(p_user_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_event text;
  v_had "RsvpStatus";
BEGIN
  FOR v_event IN SELECT event_id FROM event_rsvps WHERE user_id = p_user_id ORDER BY event_id LOOP
    PERFORM 1 FROM events WHERE id = v_event FOR UPDATE;
    DELETE FROM event_rsvps WHERE event_id = v_event AND user_id = p_user_id RETURNING status INTO v_had;
    IF v_had = 'seat' THEN
      UPDATE events SET seats_taken = seats_taken - 1 WHERE id = v_event;
      PERFORM event_fill_seats(v_event);
    END IF;
  END LOOP;
END $$;
