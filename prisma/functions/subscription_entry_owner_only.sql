-- Whatever is allowed to update a subscription entry, only its owner may change: the user and the subscription.
CREATE OR REPLACE FUNCTION subscription_entry_owner_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'user_id' - 'subscription_id' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' - 'subscription_id' THEN
    RAISE EXCEPTION 'subscription_entries is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER "subscription_entries_owner_only" BEFORE UPDATE ON "subscription_entries"
  FOR EACH ROW EXECUTE FUNCTION subscription_entry_owner_only();
