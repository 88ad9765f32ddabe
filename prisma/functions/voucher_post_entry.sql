-- Posts an entry of a voucher's ledger to its balance, so that the balance is always the sum of the entries, and numbers it. The row of the voucher is locked
-- until the commit: of two orders for the same balance the later sees what the earlier has left, and vouchers_balance_check ends one that
-- would spend more.
CREATE OR REPLACE FUNCTION voucher_post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vouchers v SET balance_kobo = v.balance_kobo + NEW.kobo WHERE v.id = NEW.voucher_id RETURNING v.balance_kobo INTO NEW.balance_kobo;
  SELECT COALESCE(max(e.seq), 0) + 1 INTO NEW.seq FROM voucher_entries e WHERE e.voucher_id = NEW.voucher_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER voucher_entries_post BEFORE INSERT ON voucher_entries
  FOR EACH ROW EXECUTE FUNCTION voucher_post_entry();
