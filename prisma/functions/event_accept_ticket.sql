-- Moves a ticket, also that of a companion, to the person who accepts it, with a new code, and enqueues the emails to both. A place of theirs on the waiting list
-- ends. Outcomes: 'moved' with `event`, 'gone' (withdrawn, accepted or never sent), 'own', 'has_seat', 'checked_in', 'cancelled', 'over'.
CREATE OR REPLACE FUNCTION event_accept_ticket(p_key text, p_user_id text, p_code text, p_responses jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  r event_rsvps%ROWTYPE;
  v_now timestamptz;
  v_stamp text;
  v_from text;
BEGIN
  SELECT x.* INTO e FROM events x JOIN event_rsvps y ON y.event_id = x.id WHERE y.transfer_key = p_key AND x.deleted_at IS NULL FOR UPDATE OF x;
  IF NOT FOUND THEN RETURN '{"outcome":"gone"}'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  SELECT * INTO r FROM event_rsvps WHERE transfer_key = p_key AND status = 'seat';
  IF NOT FOUND THEN RETURN '{"outcome":"gone"}'; END IF;
  IF e.cancelled_at IS NOT NULL THEN RETURN '{"outcome":"cancelled"}'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN '{"outcome":"over"}'; END IF;
  v_from := COALESCE(r.user_id, r.holder_id);
  IF v_from = p_user_id THEN RETURN '{"outcome":"own"}'; END IF;
  IF r.checked_in_at IS NOT NULL THEN RETURN '{"outcome":"checked_in"}'; END IF;
  IF EXISTS (SELECT 1 FROM event_rsvps x WHERE x.event_id = e.id AND x.user_id = p_user_id AND x.status IN ('seat', 'offered', 'held')) THEN
    RETURN '{"outcome":"has_seat"}';
  END IF;
  DELETE FROM event_rsvps WHERE event_id = e.id AND user_id = p_user_id;
  UPDATE event_rsvps SET user_id = p_user_id, holder_id = NULL, guest_name = NULL, check_in_code = p_code, previous_code = r.check_in_code, seated_at = v_now,
    reminded_for = NULL, responses = p_responses, transfer_email = NULL, transfer_key = NULL WHERE id = r.id;
  v_stamp := r.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.rsvp-confirmed.email', 'rsvp-confirmed/' || v_stamp, jsonb_build_object('eventId', e.id, 'userId', p_user_id));
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.passed-on.email', 'event-passed-on/' || v_stamp, jsonb_build_object('eventId', e.id, 'userId', v_from));
  RETURN jsonb_build_object('outcome', 'moved', 'event', e.id);
END $$;
