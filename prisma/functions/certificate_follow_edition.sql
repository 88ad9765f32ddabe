-- Any change of a number but its label: voided, or marked as stolen, destroyed or disputed.
CREATE OR REPLACE FUNCTION certificate_follow_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'label_code' IS DISTINCT FROM to_jsonb(OLD) - 'label_code' THEN PERFORM certificate_renew(NEW.id, 'changed'); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER editions_renew_certificate AFTER UPDATE ON editions
  FOR EACH ROW EXECUTE FUNCTION certificate_follow_edition();
