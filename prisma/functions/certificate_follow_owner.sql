-- An owner who is named is named as they are now, and not any more once the account is deleted.
CREATE OR REPLACE FUNCTION certificate_follow_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM certificate_renew(w.edition_id, 'changed')
    FROM (SELECT DISTINCT o.edition_id FROM edition_ownerships o WHERE o.user_id = NEW.id AND o.name_shown ORDER BY 1) w;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_renew_certificates AFTER UPDATE OF display_name, is_guest, deleted_at ON users
  FOR EACH ROW WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name OR OLD.is_guest IS DISTINCT FROM NEW.is_guest
    OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION certificate_follow_owner();
