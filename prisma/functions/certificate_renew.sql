-- Certificates follow the numbers: a sold number gets one, and whatever its document shows raises its version and enqueues the job that
-- signs it. Returns the new version; null for a number without a certificate.
CREATE OR REPLACE FUNCTION certificate_renew(p_edition_id text, p_reason "CertificateReason") RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_id text;
  v_version int;
BEGIN
  UPDATE certificates c SET version = c.version + 1, reason = CASE WHEN c.signed_version = 0 THEN 'issued' ELSE p_reason END
    WHERE c.edition_id = p_edition_id RETURNING c.id, c.version INTO v_id, v_version;
  IF v_id IS NULL THEN RETURN NULL; END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'certificate.sign', format('certificate/%s/%s', v_id, v_version), jsonb_build_object('certificateId', v_id))
    ON CONFLICT DO NOTHING;
  RETURN v_version;
END
$$;
