-- What the schema language cannot say. The use cases refuse these cases with a sentence; what stands here is the floor
-- beneath them, for the bug, the race and the hand-typed statement.

-- Money and counts
ALTER TABLE "products"
  ADD CONSTRAINT "products_price_is_positive" CHECK ("price_kobo" > 0),
  ADD CONSTRAINT "products_sale_price_is_below_price" CHECK ("sale_price_kobo" IS NULL OR "sale_price_kobo" BETWEEN 0 AND "price_kobo"),
  ADD CONSTRAINT "products_edition_is_not_exceeded" CHECK ("edition_issued" >= 0 AND ("edition_size" IS NULL OR "edition_issued" <= "edition_size"));

ALTER TABLE "product_variants"
  ADD CONSTRAINT "product_variants_stock_is_not_negative" CHECK ("stock" >= 0),
  ADD CONSTRAINT "product_variants_held_is_not_negative" CHECK ("held" >= 0),
  ADD CONSTRAINT "product_variants_sold_is_not_negative" CHECK ("sold" >= 0);

ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity_is_positive" CHECK ("quantity" > 0);

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_quantity_is_positive" CHECK ("quantity" > 0),
  ADD CONSTRAINT "order_items_price_is_not_negative" CHECK ("unit_price_kobo" >= 0);

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_total_is_not_negative" CHECK ("total_kobo" >= 0),
  ADD CONSTRAINT "orders_unpaid_is_never_on_its_way" CHECK ("status" = 'pending' OR "payment_status" <> 'unpaid');

ALTER TABLE "editions" ADD CONSTRAINT "editions_number_is_positive" CHECK ("number" > 0);
ALTER TABLE "charges" ADD CONSTRAINT "charges_amount_is_positive" CHECK ("amount_kobo" > 0);
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_is_positive" CHECK ("amount_kobo" > 0);

-- The Circle
ALTER TABLE "plans" ADD CONSTRAINT "plans_price_and_months_are_positive" CHECK ("price_kobo" > 0 AND "months" > 0);
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_end_after_their_start" CHECK ("ends_at" >= "started_at");

ALTER TABLE "membership_facts"
  ADD CONSTRAINT "membership_facts_length_is_not_negative" CHECK ("months" >= 0 AND "days" >= 0),
  ADD CONSTRAINT "membership_facts_say_one_thing" CHECK (
    CASE "kind"
      WHEN 'reversal' THEN "reverses" IS NOT NULL AND "months" = 0 AND "days" = 0 AND "fixed_end_at" IS NULL
      WHEN 'admin' THEN "reverses" IS NULL AND ("fixed_end_at" IS NULL) = ("months" + "days" > 0)
      ELSE "reverses" IS NULL AND "fixed_end_at" IS NULL AND "months" + "days" > 0
    END
  );

ALTER TABLE "membership_intents" ADD CONSTRAINT "membership_intents_settled_is_not_open" CHECK ("settled_at" IS NULL OR "open_key" IS NULL);

ALTER TABLE "vip_receipts" ADD CONSTRAINT "vip_receipts_are_decided_by_someone" CHECK (
  ("status" = 'received') = ("decided_at" IS NULL) AND ("status" <> 'refused' OR "reason" IS NOT NULL)
);

-- Exhibitions
ALTER TABLE "member_contents" ADD CONSTRAINT "member_contents_lie_in_one_place" CHECK (("storage_key" IS NULL) <> ("external_url" IS NULL));

ALTER TABLE "artwork_notes" ADD CONSTRAINT "artwork_notes_lie_on_the_picture" CHECK (
  "x" >= 0 AND "y" >= 0 AND "width" > 0 AND "height" > 0 AND "x" + "width" <= 1.0001 AND "y" + "height" <= 1.0001
);

-- The auction
ALTER TABLE "auctions"
  ADD CONSTRAINT "auctions_end_after_their_start" CHECK ("ends_at" > "starts_at"),
  ADD CONSTRAINT "auctions_on_the_calendar_have_times" CHECK ("status" IN ('draft', 'cancelled') OR ("starts_at" IS NOT NULL AND "ends_at" IS NOT NULL)),
  ADD CONSTRAINT "auctions_sums_are_positive" CHECK ("opening_kobo" > 0 AND "increment_kobo" > 0 AND "current_bid_kobo" >= "opening_kobo"),
  ADD CONSTRAINT "auctions_extensions_are_capped" CHECK ("extensions" BETWEEN 0 AND "extension_cap"),
  ADD CONSTRAINT "auctions_count_upwards" CHECK ("seq" >= 0 AND "bid_count" >= 0);

ALTER TABLE "bids" ADD CONSTRAINT "bids_amount_is_positive" CHECK ("amount_kobo" > 0);
ALTER TABLE "maximum_bids" ADD CONSTRAINT "maximum_bids_amount_is_positive" CHECK ("maximum_kobo" > 0);
ALTER TABLE "auction_ledger" ADD CONSTRAINT "auction_ledger_counts_from_one" CHECK ("seq" > 0);

ALTER TABLE "auction_offers" ADD CONSTRAINT "auction_offers_hold_the_lot_while_open" CHECK (("status" = 'open') = ("open_key" IS NOT NULL));

-- The community
ALTER TABLE "comments"
  ADD CONSTRAINT "comments_say_something" CHECK (btrim("message") <> ''),
  ADD CONSTRAINT "comments_do_not_answer_themselves" CHECK ("parent_id" <> "id");

ALTER TABLE "events"
  ADD CONSTRAINT "events_end_after_their_start" CHECK ("ends_at" >= "starts_at"),
  ADD CONSTRAINT "events_seats_are_within_capacity" CHECK ("seats_taken" >= 0 AND ("capacity" IS NULL OR "seats_taken" <= "capacity"));

ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_only_a_seat_checks_in" CHECK ("checked_in_at" IS NULL OR "status" = 'seat');

ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_confirmed_themselves" CHECK ("status" <> 'confirmed' OR "confirmed_at" IS NOT NULL);

-- Records that nobody changes, an admin and this code included. An error is corrected by a further line.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'object_not_in_prerequisite_state';
END
$$;

CREATE TRIGGER "audit_log_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER "auction_ledger_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "auction_ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER "membership_facts_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "membership_facts"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
