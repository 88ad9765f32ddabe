-- Ends a pending transfer, once, and notifies its sender and the address it was sent to. Returns whether it was pending.
CREATE OR REPLACE FUNCTION transfer_close(p_id text, p_status "TransferStatus", p_reason "TransferEndReason") RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE edition_transfers t SET status = p_status, end_reason = p_reason, ended_at = clock_timestamp() WHERE t.id = p_id AND t.status = 'pending';
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'transfer.closed.email', 'transfer-closed/' || t.id || '/' || side.name,
           jsonb_build_object('transferId', t.id, 'side', side.name, 'to', side.address)
    FROM edition_transfers t LEFT JOIN users u ON u.id = t.sender_id AND u.deleted_at IS NULL,
      LATERAL (VALUES ('sender', u.email), ('recipient', t.recipient_email)) AS side(name, address)
    WHERE t.id = p_id AND side.address <> '' ON CONFLICT (key) DO NOTHING;
  RETURN true;
END $$;
