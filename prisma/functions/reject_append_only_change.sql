-- Makes tables append-only: the audit log, the auction ledger, the subscription entries, the versions of legal pages and of other content,
-- the stock movements, the signatures of certificates and the ledger of vouchers. Corrections are further rows. The merge of two accounts may change whose a subscription entry is
-- (subscription_move_entries).
CREATE OR REPLACE FUNCTION reject_append_only_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'subscription_entries' AND TG_OP = 'UPDATE' AND current_setting('museum.moves_entries', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'object_not_in_prerequisite_state';
END
$$;

CREATE OR REPLACE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "auction_ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "auction_ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "subscription_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "subscription_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "legal_page_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "legal_page_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "content_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "stock_movements_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "certificate_signatures_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "certificate_signatures"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();

CREATE OR REPLACE TRIGGER "voucher_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "voucher_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION reject_append_only_change();
