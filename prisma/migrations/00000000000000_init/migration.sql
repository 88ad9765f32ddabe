-- The first part is generated from prisma/schema, with two manual changes: outbox_messages.recipient is a generated column, and
-- the default of the two smart label codes is set in prisma/functions/shop_label_code.sql, because functions are created after
-- the migrations.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "AuctionStatus" AS ENUM ('draft', 'scheduled', 'closed', 'cancelled');

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('bid', 'extension', 'freeze', 'unfreeze', 'extend', 'void', 'reset', 'cancel', 'close');

-- CreateEnum
CREATE TYPE "OfferKind" AS ENUM ('winner', 'second_chance');

-- CreateEnum
CREATE TYPE "OfferStatus" AS ENUM ('open', 'paid', 'lapsed', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('Member', 'Admin');

-- CreateEnum
CREATE TYPE "TokenPurpose" AS ENUM ('VerifyEmail', 'ResetPassword');

-- CreateEnum
CREATE TYPE "AlertStatus" AS ENUM ('pending', 'confirmed', 'sent');

-- CreateEnum
CREATE TYPE "CommentStatus" AS ENUM ('pending', 'approved', 'refused');

-- CreateEnum
CREATE TYPE "DownloadLevel" AS ENUM ('basic', 'exclusive');

-- CreateEnum
CREATE TYPE "RsvpStatus" AS ENUM ('seat', 'waiting', 'cancelled');

-- CreateEnum
CREATE TYPE "ExhibitionStatus" AS ENUM ('announced', 'open', 'closed');

-- CreateEnum
CREATE TYPE "FulfilmentStatus" AS ENUM ('due', 'sent', 'received');

-- CreateEnum
CREATE TYPE "OutboxStatus" AS ENUM ('pending', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "ContentType" AS ENUM ('sketch', 'image', 'video', 'audio', 'doc', 'misc');

-- CreateEnum
CREATE TYPE "SubscriberStatus" AS ENUM ('pending', 'confirmed', 'unsubscribed');

-- CreateEnum
CREATE TYPE "IssueStatus" AS ENUM ('draft', 'sending', 'sent');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('pending', 'sent', 'failed', 'skipped');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('pending', 'shipped', 'delivered');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('unpaid', 'paid', 'refunded');

-- CreateEnum
CREATE TYPE "HoldStatus" AS ENUM ('held', 'released', 'sold');

-- CreateEnum
CREATE TYPE "PaymentProofStatus" AS ENUM ('received', 'approved', 'refused');

-- CreateEnum
CREATE TYPE "ChargePurpose" AS ENUM ('order', 'membership', 'lot');

-- CreateEnum
CREATE TYPE "ChargeStatus" AS ENUM ('pending', 'success', 'failed', 'abandoned');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'requested', 'processed', 'failed');

-- CreateEnum
CREATE TYPE "PlanKey" AS ENUM ('monthly', 'yearly', 'collector', 'patron');

-- CreateEnum
CREATE TYPE "SubscriptionIntentKind" AS ENUM ('card', 'transfer', 'upgrade');

-- CreateEnum
CREATE TYPE "SubscriptionEntryKind" AS ENUM ('grant', 'renewal', 'transfer', 'credit', 'admin', 'reversal', 'grace');

-- CreateEnum
CREATE TYPE "AutoRenewalStatus" AS ENUM ('active', 'non_renewing', 'attention', 'ended');

-- CreateTable
CREATE TABLE "auctions" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "images" JSONB NOT NULL DEFAULT '[]',
    "status" "AuctionStatus" NOT NULL DEFAULT 'draft',
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "announced_ends_at" TIMESTAMPTZ(3),
    "opening_kobo" BIGINT NOT NULL DEFAULT 200000,
    "current_bid_kobo" BIGINT NOT NULL DEFAULT 200000,
    "increment_kobo" BIGINT NOT NULL DEFAULT 100,
    "increment_bands" JSONB NOT NULL DEFAULT '[]',
    "reserve_kobo" BIGINT,
    "extension_window_seconds" INTEGER NOT NULL DEFAULT 120,
    "extension_seconds" INTEGER NOT NULL DEFAULT 120,
    "extension_cap" INTEGER NOT NULL DEFAULT 10,
    "extensions" INTEGER NOT NULL DEFAULT 0,
    "bid_count" INTEGER NOT NULL DEFAULT 0,
    "top_bidder_id" TEXT,
    "top_alias" TEXT,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "head_hash" TEXT NOT NULL DEFAULT '',
    "frozen_at" TIMESTAMPTZ(3),
    "frozen_reason" TEXT,
    "closed_at" TIMESTAMPTZ(3),
    "winner_id" TEXT,
    "final_bid_kobo" BIGINT,
    "product_id" TEXT,
    "created_by_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auctions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bids" (
    "id" TEXT NOT NULL,
    "auction_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "alias" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "is_proxy" BOOLEAN NOT NULL DEFAULT false,
    "idempotency_key" TEXT,
    "placed_at" TIMESTAMPTZ(3) NOT NULL,
    "voided_at" TIMESTAMPTZ(3),

    CONSTRAINT "bids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bid_requests" (
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "maximum_kobo" BIGINT,
    "response" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bid_requests_pkey" PRIMARY KEY ("auction_id","user_id","idempotency_key")
);

-- CreateTable
CREATE TABLE "auction_publications" (
    "auction_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_publications_pkey" PRIMARY KEY ("auction_id")
);

-- CreateTable
CREATE TABLE "maximum_bids" (
    "id" TEXT NOT NULL,
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "maximum_kobo" BIGINT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "maximum_bids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auction_ledger" (
    "auction_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "server_time" TIMESTAMPTZ(3) NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "alias" TEXT,
    "amount_kobo" BIGINT,
    "detail" TEXT NOT NULL DEFAULT '',
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "auction_ledger_pkey" PRIMARY KEY ("auction_id","seq")
);

-- CreateTable
CREATE TABLE "bidder_aliases" (
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "alias" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bidder_aliases_pkey" PRIMARY KEY ("auction_id","user_id")
);

-- CreateTable
CREATE TABLE "auction_watches" (
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "wants_reminders" BOOLEAN NOT NULL DEFAULT false,
    "opening_mailed_at" TIMESTAMPTZ(3),
    "last_hour_mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_watches_pkey" PRIMARY KEY ("auction_id","user_id")
);

-- CreateTable
CREATE TABLE "auction_offers" (
    "id" TEXT NOT NULL,
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "bid_id" TEXT NOT NULL,
    "kind" "OfferKind" NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "status" "OfferStatus" NOT NULL DEFAULT 'open',
    "open_key" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "charge_reference" TEXT,
    "order_id" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bidder_bans" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "auction_id" TEXT,
    "reason" TEXT NOT NULL,
    "lifted_at" TIMESTAMPTZ(3),
    "lifted_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bidder_bans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'Member',
    "photo_url" TEXT,
    "show_on_wall" BOOLEAN NOT NULL DEFAULT true,
    "shipping_address" JSONB,
    "email_verified_at" TIMESTAMPTZ(3),
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "disabled_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_tokens" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "purpose" "TokenPurpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "payload" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_notes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "entry_id" TEXT,
    "actor_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "totp_credentials" (
    "user_id" TEXT NOT NULL,
    "encrypted_secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "totp_credentials_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_records" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "session_version" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "with_mfa" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "login_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "price_kobo" BIGINT NOT NULL,
    "sale_price_kobo" BIGINT,
    "currency" TEXT NOT NULL DEFAULT 'NGN',
    "categories" TEXT[],
    "tags" TEXT[],
    "in_stock" BOOLEAN NOT NULL DEFAULT true,
    "edition_size" INTEGER,
    "edition_issued" INTEGER NOT NULL DEFAULT 0,
    "label" JSONB,
    "artwork_slug" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "opens_at" TIMESTAMPTZ(3),
    "closes_at" TIMESTAMPTZ(3),
    "limit_per_person" INTEGER,
    "rendered_phase" TEXT NOT NULL DEFAULT 'live',
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_variants" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "option" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "held" INTEGER NOT NULL DEFAULT 0,
    "sold" INTEGER NOT NULL DEFAULT 0,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_images" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "editions" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "order_item_id" TEXT NOT NULL,
    "label_code" TEXT NOT NULL,
    "voided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "editions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "smart_labels" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "model" TEXT,
    "chapter_slug" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "smart_labels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_alerts" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "user_id" TEXT,
    "status" "AlertStatus" NOT NULL DEFAULT 'pending',
    "cycle" INTEGER NOT NULL DEFAULT 1,
    "confirm_token_hash" TEXT,
    "confirm_expires_at" TIMESTAMPTZ(3),
    "unsubscribe_token" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" TEXT NOT NULL,
    "exhibition" TEXT NOT NULL,
    "artwork" TEXT,
    "user_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "message" VARCHAR(500) NOT NULL,
    "status" "CommentStatus" NOT NULL DEFAULT 'pending',
    "idempotency_key" TEXT,
    "edited_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "deleted_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_reports" (
    "id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "downloads" (
    "id" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "size_bytes" INTEGER NOT NULL,
    "content_type" TEXT NOT NULL,
    "level" "DownloadLevel" NOT NULL DEFAULT 'basic',
    "storage_key" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "downloads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "download_records" (
    "download_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "last_downloaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "download_records_pkey" PRIMARY KEY ("download_id","user_id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "place" TEXT NOT NULL DEFAULT '',
    "is_online" BOOLEAN NOT NULL DEFAULT false,
    "venue_details" TEXT NOT NULL DEFAULT '',
    "link" TEXT,
    "capacity" INTEGER,
    "seats_taken" INTEGER NOT NULL DEFAULT 0,
    "collectors_from" TIMESTAMPTZ(3),
    "yearly_from" TIMESTAMPTZ(3),
    "monthly_from" TIMESTAMPTZ(3),
    "everyone_from" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "created_by_id" TEXT,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_rsvps" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "status" "RsvpStatus" NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "check_in_code" TEXT NOT NULL,
    "checked_in_at" TIMESTAMPTZ(3),
    "check_in_idempotency_key" TEXT,
    "seated_at" TIMESTAMPTZ(3),
    "reminded_for" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_rsvps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exhibitions" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL DEFAULT '',
    "story" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "image_alt" TEXT NOT NULL DEFAULT '',
    "requires_vip" BOOLEAN NOT NULL DEFAULT true,
    "status" "ExhibitionStatus" NOT NULL DEFAULT 'announced',
    "opens_at" TIMESTAMPTZ(3),
    "link_path" TEXT,
    "link_label" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exhibitions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leaders" (
    "id" TEXT NOT NULL,
    "exhibition_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "board_position" INTEGER,
    "content" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leaders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artworks" (
    "id" TEXT NOT NULL,
    "exhibition_id" TEXT NOT NULL,
    "leader_id" TEXT,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "image_alt" TEXT NOT NULL DEFAULT '',
    "product_slug" TEXT,
    "tiles_url" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artworks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artwork_annotations" (
    "id" TEXT NOT NULL,
    "artwork_id" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "width" DOUBLE PRECISION NOT NULL,
    "height" DOUBLE PRECISION NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "artwork_annotations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fulfilments" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "perk" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "status" "FulfilmentStatus" NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "sent_by_id" TEXT,
    "received_at" TIMESTAMPTZ(3),
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fulfilments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_messages" (
    "id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "rendered" JSONB,
    -- The address an email went to, read from what was sent.
    "recipient" TEXT GENERATED ALWAYS AS ("rendered" ->> 'to') STORED,
    "status" "OutboxStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_contents" (
    "id" TEXT NOT NULL,
    "exhibition_id" TEXT NOT NULL,
    "type" "ContentType" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "storage_key" TEXT,
    "external_url" TEXT,
    "filename" TEXT,
    "mime_type" TEXT,
    "size_bytes" INTEGER,
    "required_perk" TEXT,
    "uploaded_by_id" TEXT,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_contents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "status" "SubscriberStatus" NOT NULL DEFAULT 'pending',
    "confirm_token_hash" TEXT,
    "confirm_expires_at" TIMESTAMPTZ(3),
    "unsubscribe_token" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "bounced_at" TIMESTAMPTZ(3),
    "bounce_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_issues" (
    "id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "audience" TEXT NOT NULL DEFAULT 'collectors',
    "status" "IssueStatus" NOT NULL DEFAULT 'draft',
    "sent_by_id" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_issues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_deliveries" (
    "id" TEXT NOT NULL,
    "issue_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "user_id" TEXT,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'pending',
    "error" TEXT,
    "provider_id" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "bounced_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cart_lines" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "variant_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "checkout_group" TEXT NOT NULL,
    "from_cart" BOOLEAN NOT NULL DEFAULT true,
    "request_hash" TEXT NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'pending',
    "payment_status" "PaymentStatus" NOT NULL DEFAULT 'unpaid',
    "hold_status" "HoldStatus" NOT NULL DEFAULT 'held',
    "hold_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "total_kobo" BIGINT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'NGN',
    "shipping_address" JSONB,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "refunded_at" TIMESTAMPTZ(3),
    "shipped_at" TIMESTAMPTZ(3),
    "shipped_by_id" TEXT,
    "courier" TEXT,
    "tracking_number" TEXT,
    "tracking_url" TEXT,
    "refunded_kobo" BIGINT NOT NULL DEFAULT 0,
    "charge_id" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "provenance" JSONB,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "variant_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "variation" TEXT NOT NULL DEFAULT '',
    "unit_price_kobo" BIGINT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "discount_kobo" BIGINT NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL DEFAULT 0,
    "refunded_quantity" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_notes" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "author_id" TEXT,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_proofs" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "image_hash" TEXT NOT NULL,
    "amount_usd_cents" INTEGER NOT NULL,
    "status" "PaymentProofStatus" NOT NULL DEFAULT 'received',
    "reason" TEXT,
    "decided_by_id" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charges" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "purpose" "ChargePurpose" NOT NULL,
    "subject_id" TEXT NOT NULL,
    "user_id" TEXT,
    "email" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'NGN',
    "status" "ChargeStatus" NOT NULL DEFAULT 'pending',
    "authorization_url" TEXT,
    "access_code" TEXT,
    "init_started_at" TIMESTAMPTZ(3),
    "channel" TEXT,
    "failure_reason" TEXT,
    "mismatch" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "last_checked_at" TIMESTAMPTZ(3),
    "check_count" INTEGER NOT NULL DEFAULT 0,
    "refunded_kobo" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" TEXT NOT NULL,
    "charge_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'pending',
    "provider_id" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "reference" TEXT,
    "body" JSONB NOT NULL,
    "outcome" TEXT,
    "handled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "upload_sessions" (
    "id" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "intent" JSONB NOT NULL,
    "max_bytes" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plans" (
    "key" "PlanKey" NOT NULL,
    "name" TEXT NOT NULL,
    "price_kobo" BIGINT NOT NULL,
    "months" INTEGER NOT NULL,
    "provider_code" TEXT,
    "is_offered" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "plan" "PlanKey" NOT NULL,
    "next_plan" "PlanKey",
    "next_plan_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "card_number" TEXT NOT NULL,
    "grace_since" TIMESTAMPTZ(3),
    "wall_prompted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_intents" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "plan_key" "PlanKey" NOT NULL,
    "kind" "SubscriptionIntentKind" NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "charge_reference" TEXT NOT NULL,
    "open_key" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_intents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_entries" (
    "id" TEXT NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" "SubscriptionEntryKind" NOT NULL,
    "plan_key" "PlanKey" NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    "months" INTEGER NOT NULL DEFAULT 0,
    "days" INTEGER NOT NULL DEFAULT 0,
    "fixed_end_at" TIMESTAMPTZ(3),
    "reversed_reference" TEXT,
    "reference" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL DEFAULT 0,
    "period_from" TIMESTAMPTZ(3) NOT NULL,
    "period_to" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,
    "actor_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auto_renewals" (
    "code" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "plan_key" "PlanKey" NOT NULL,
    "customer_code" TEXT NOT NULL,
    "email_token" TEXT NOT NULL DEFAULT '',
    "status" "AutoRenewalStatus" NOT NULL DEFAULT 'active',
    "next_payment_at" TIMESTAMPTZ(3),
    "card_label" TEXT NOT NULL DEFAULT '',
    "card_expires" TEXT NOT NULL DEFAULT '',
    "status_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auto_renewals_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE UNIQUE INDEX "auctions_slug_key" ON "auctions"("slug");

-- CreateIndex
CREATE INDEX "auctions_status_starts_at_id_idx" ON "auctions"("status", "starts_at", "id");

-- CreateIndex
CREATE INDEX "auctions_status_ends_at_id_idx" ON "auctions"("status", "ends_at", "id");

-- CreateIndex
CREATE INDEX "bids_user_id_placed_at_id_idx" ON "bids"("user_id", "placed_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "bids_auction_id_seq_key" ON "bids"("auction_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "bids_auction_id_user_id_idempotency_key_key" ON "bids"("auction_id", "user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "maximum_bids_auction_id_maximum_kobo_set_at_idx" ON "maximum_bids"("auction_id", "maximum_kobo" DESC, "set_at");

-- CreateIndex
CREATE UNIQUE INDEX "maximum_bids_auction_id_user_id_key" ON "maximum_bids"("auction_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "bidder_aliases_auction_id_alias_key" ON "bidder_aliases"("auction_id", "alias");

-- CreateIndex
CREATE INDEX "auction_watches_user_id_created_at_idx" ON "auction_watches"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "auction_offers_open_key_key" ON "auction_offers"("open_key");

-- CreateIndex
CREATE UNIQUE INDEX "auction_offers_charge_reference_key" ON "auction_offers"("charge_reference");

-- CreateIndex
CREATE UNIQUE INDEX "auction_offers_order_id_key" ON "auction_offers"("order_id");

-- CreateIndex
CREATE INDEX "auction_offers_auction_id_user_id_idx" ON "auction_offers"("auction_id", "user_id");

-- CreateIndex
CREATE INDEX "auction_offers_status_expires_at_idx" ON "auction_offers"("status", "expires_at");

-- CreateIndex
CREATE INDEX "auction_offers_user_id_created_at_id_idx" ON "auction_offers"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "auction_offers_bid_id_key" ON "auction_offers"("bid_id");

-- CreateIndex
CREATE INDEX "bidder_bans_user_id_lifted_at_idx" ON "bidder_bans"("user_id", "lifted_at");

-- CreateIndex
CREATE INDEX "bidder_bans_created_at_id_idx" ON "bidder_bans"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "user_tokens_token_hash_key" ON "user_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "user_tokens_user_id_purpose_idx" ON "user_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "user_tokens_expires_at_idx" ON "user_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "audit_log_subject_created_at_idx" ON "audit_log"("subject", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_created_at_idx" ON "audit_log"("actor_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "admin_notes_entry_id_key" ON "admin_notes"("entry_id");

-- CreateIndex
CREATE INDEX "admin_notes_user_id_created_at_id_idx" ON "admin_notes"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");

-- CreateIndex
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");

-- CreateIndex
CREATE INDEX "login_records_user_id_created_at_id_idx" ON "login_records"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- CreateIndex
CREATE INDEX "products_deleted_at_position_id_idx" ON "products"("deleted_at", "position", "id");

-- CreateIndex
CREATE INDEX "product_variants_product_id_name_idx" ON "product_variants"("product_id", "name");

-- CreateIndex
CREATE INDEX "product_images_product_id_position_idx" ON "product_images"("product_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "editions_label_code_key" ON "editions"("label_code");

-- CreateIndex
CREATE INDEX "editions_order_item_id_idx" ON "editions"("order_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "editions_product_id_number_key" ON "editions"("product_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "smart_labels_product_id_key" ON "smart_labels"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "smart_labels_code_key" ON "smart_labels"("code");

-- CreateIndex
CREATE UNIQUE INDEX "product_alerts_confirm_token_hash_key" ON "product_alerts"("confirm_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "product_alerts_unsubscribe_token_key" ON "product_alerts"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "product_alerts_product_id_status_created_at_id_idx" ON "product_alerts"("product_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "product_alerts_email_idx" ON "product_alerts"("email");

-- CreateIndex
CREATE INDEX "product_alerts_user_id_idx" ON "product_alerts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_alerts_product_id_email_key" ON "product_alerts"("product_id", "email");

-- CreateIndex
CREATE INDEX "comments_exhibition_artwork_created_at_id_idx" ON "comments"("exhibition", "artwork", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "comments_exhibition_status_created_at_id_idx" ON "comments"("exhibition", "status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "comments_status_created_at_id_idx" ON "comments"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "comments_created_at_id_idx" ON "comments"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "comments_user_id_created_at_id_idx" ON "comments"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "comments_parent_id_created_at_idx" ON "comments"("parent_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "comments_user_id_idempotency_key_key" ON "comments"("user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "comment_reports_resolved_at_created_at_id_idx" ON "comment_reports"("resolved_at", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "comment_reports_comment_id_user_id_key" ON "comment_reports"("comment_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "downloads_filename_key" ON "downloads"("filename");

-- CreateIndex
CREATE UNIQUE INDEX "downloads_storage_key_key" ON "downloads"("storage_key");

-- CreateIndex
CREATE INDEX "downloads_deleted_at_position_id_idx" ON "downloads"("deleted_at", "position", "id");

-- CreateIndex
CREATE INDEX "download_records_user_id_last_downloaded_at_idx" ON "download_records"("user_id", "last_downloaded_at" DESC);

-- CreateIndex
CREATE INDEX "events_deleted_at_starts_at_id_idx" ON "events"("deleted_at", "starts_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "event_rsvps_check_in_code_key" ON "event_rsvps"("check_in_code");

-- CreateIndex
CREATE INDEX "event_rsvps_event_id_status_joined_at_id_idx" ON "event_rsvps"("event_id", "status", "joined_at", "id");

-- CreateIndex
CREATE INDEX "event_rsvps_user_id_joined_at_id_idx" ON "event_rsvps"("user_id", "joined_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "event_rsvps_event_id_user_id_key" ON "event_rsvps"("event_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "exhibitions_slug_key" ON "exhibitions"("slug");

-- CreateIndex
CREATE INDEX "exhibitions_deleted_at_position_id_idx" ON "exhibitions"("deleted_at", "position", "id");

-- CreateIndex
CREATE INDEX "leaders_exhibition_id_position_id_idx" ON "leaders"("exhibition_id", "position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "leaders_exhibition_id_slug_key" ON "leaders"("exhibition_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "leaders_exhibition_id_board_position_key" ON "leaders"("exhibition_id", "board_position");

-- CreateIndex
CREATE INDEX "artworks_exhibition_id_position_id_idx" ON "artworks"("exhibition_id", "position", "id");

-- CreateIndex
CREATE INDEX "artworks_leader_id_idx" ON "artworks"("leader_id");

-- CreateIndex
CREATE UNIQUE INDEX "artworks_exhibition_id_slug_key" ON "artworks"("exhibition_id", "slug");

-- CreateIndex
CREATE INDEX "artwork_annotations_artwork_id_position_id_idx" ON "artwork_annotations"("artwork_id", "position", "id");

-- CreateIndex
CREATE INDEX "fulfilments_status_due_at_id_idx" ON "fulfilments"("status", "due_at", "id");

-- CreateIndex
CREATE INDEX "fulfilments_perk_status_due_at_id_idx" ON "fulfilments"("perk", "status", "due_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "fulfilments_user_id_perk_period_key" ON "fulfilments"("user_id", "perk", "period");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_messages_key_key" ON "outbox_messages"("key");

-- CreateIndex
CREATE INDEX "outbox_messages_status_next_attempt_at_idx" ON "outbox_messages"("status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "outbox_messages_created_at_id_idx" ON "outbox_messages"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "member_contents_storage_key_key" ON "member_contents"("storage_key");

-- CreateIndex
CREATE INDEX "member_contents_exhibition_id_deleted_at_created_at_id_idx" ON "member_contents"("exhibition_id", "deleted_at", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_token_hash_key" ON "newsletter_subscribers"("confirm_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribe_token_key" ON "newsletter_subscribers"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "newsletter_subscribers_status_created_at_id_idx" ON "newsletter_subscribers"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_issues_idempotency_key_key" ON "newsletter_issues"("idempotency_key");

-- CreateIndex
CREATE INDEX "newsletter_issues_created_at_id_idx" ON "newsletter_issues"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "newsletter_issues_sent_by_id_idx" ON "newsletter_issues"("sent_by_id");

-- CreateIndex
CREATE INDEX "newsletter_deliveries_provider_id_idx" ON "newsletter_deliveries"("provider_id");

-- CreateIndex
CREATE INDEX "newsletter_deliveries_issue_id_status_id_idx" ON "newsletter_deliveries"("issue_id", "status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_deliveries_issue_id_email_key" ON "newsletter_deliveries"("issue_id", "email");

-- CreateIndex
CREATE INDEX "cart_lines_user_id_created_at_idx" ON "cart_lines"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "cart_lines_user_id_variant_id_key" ON "cart_lines"("user_id", "variant_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");

-- CreateIndex
CREATE UNIQUE INDEX "orders_charge_id_key" ON "orders"("charge_id");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_id_idx" ON "orders"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_total_kobo_id_idx" ON "orders"("total_kobo" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_checkout_group_idx" ON "orders"("checkout_group");

-- CreateIndex
CREATE INDEX "orders_hold_status_hold_expires_at_idx" ON "orders"("hold_status", "hold_expires_at");

-- CreateIndex
CREATE INDEX "order_items_order_id_position_idx" ON "order_items"("order_id", "position");

-- CreateIndex
CREATE INDEX "order_items_product_id_idx" ON "order_items"("product_id");

-- CreateIndex
CREATE INDEX "order_notes_order_id_created_at_idx" ON "order_notes"("order_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_proofs_storage_key_key" ON "payment_proofs"("storage_key");

-- CreateIndex
CREATE INDEX "payment_proofs_status_created_at_id_idx" ON "payment_proofs"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "payment_proofs_user_id_created_at_id_idx" ON "payment_proofs"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "payment_proofs_image_hash_idx" ON "payment_proofs"("image_hash");

-- CreateIndex
CREATE UNIQUE INDEX "charges_reference_key" ON "charges"("reference");

-- CreateIndex
CREATE INDEX "charges_purpose_subject_id_idx" ON "charges"("purpose", "subject_id");

-- CreateIndex
CREATE INDEX "charges_status_last_checked_at_idx" ON "charges"("status", "last_checked_at");

-- CreateIndex
CREATE INDEX "charges_created_at_id_idx" ON "charges"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "charges_user_id_created_at_idx" ON "charges"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "refunds_key_key" ON "refunds"("key");

-- CreateIndex
CREATE INDEX "refunds_charge_id_idx" ON "refunds"("charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_events_key_key" ON "provider_events"("key");

-- CreateIndex
CREATE INDEX "provider_events_reference_idx" ON "provider_events"("reference");

-- CreateIndex
CREATE INDEX "provider_events_created_at_id_idx" ON "provider_events"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "upload_sessions_storage_key_key" ON "upload_sessions"("storage_key");

-- CreateIndex
CREATE INDEX "upload_sessions_claimed_at_expires_at_idx" ON "upload_sessions"("claimed_at", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "plans_provider_code_key" ON "plans"("provider_code");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_user_id_key" ON "subscriptions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_card_number_key" ON "subscriptions"("card_number");

-- CreateIndex
CREATE INDEX "subscriptions_ends_at_id_idx" ON "subscriptions"("ends_at", "id");

-- CreateIndex
CREATE INDEX "subscriptions_plan_ends_at_id_idx" ON "subscriptions"("plan", "ends_at", "id");

-- CreateIndex
CREATE INDEX "subscriptions_created_at_id_idx" ON "subscriptions"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_intents_charge_reference_key" ON "subscription_intents"("charge_reference");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_intents_open_key_key" ON "subscription_intents"("open_key");

-- CreateIndex
CREATE INDEX "subscription_intents_user_id_created_at_id_idx" ON "subscription_intents"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "subscription_intents_expires_at_idx" ON "subscription_intents"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_entries_reversed_reference_key" ON "subscription_entries"("reversed_reference");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_entries_reference_key" ON "subscription_entries"("reference");

-- CreateIndex
CREATE INDEX "subscription_entries_subscription_id_effective_at_id_idx" ON "subscription_entries"("subscription_id", "effective_at", "id");

-- CreateIndex
CREATE INDEX "subscription_entries_user_id_created_at_id_idx" ON "subscription_entries"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "subscription_entries_effective_at_id_idx" ON "subscription_entries"("effective_at" DESC, "id");

-- CreateIndex
CREATE INDEX "auto_renewals_user_id_created_at_code_idx" ON "auto_renewals"("user_id", "created_at" DESC, "code");

-- CreateIndex
CREATE INDEX "auto_renewals_customer_code_plan_key_idx" ON "auto_renewals"("customer_code", "plan_key");

-- AddForeignKey
ALTER TABLE "bids" ADD CONSTRAINT "bids_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bids" ADD CONSTRAINT "bids_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_requests" ADD CONSTRAINT "bid_requests_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_publications" ADD CONSTRAINT "auction_publications_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "maximum_bids" ADD CONSTRAINT "maximum_bids_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "maximum_bids" ADD CONSTRAINT "maximum_bids_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_ledger" ADD CONSTRAINT "auction_ledger_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bidder_aliases" ADD CONSTRAINT "bidder_aliases_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bidder_aliases" ADD CONSTRAINT "bidder_aliases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_watches" ADD CONSTRAINT "auction_watches_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_watches" ADD CONSTRAINT "auction_watches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_offers" ADD CONSTRAINT "auction_offers_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_offers" ADD CONSTRAINT "auction_offers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_offers" ADD CONSTRAINT "auction_offers_bid_id_fkey" FOREIGN KEY ("bid_id") REFERENCES "bids"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bidder_bans" ADD CONSTRAINT "bidder_bans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_notes" ADD CONSTRAINT "admin_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "totp_credentials" ADD CONSTRAINT "totp_credentials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editions" ADD CONSTRAINT "editions_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editions" ADD CONSTRAINT "editions_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "smart_labels" ADD CONSTRAINT "smart_labels_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_records" ADD CONSTRAINT "download_records_download_id_fkey" FOREIGN KEY ("download_id") REFERENCES "downloads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_records" ADD CONSTRAINT "download_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leaders" ADD CONSTRAINT "leaders_exhibition_id_fkey" FOREIGN KEY ("exhibition_id") REFERENCES "exhibitions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_exhibition_id_fkey" FOREIGN KEY ("exhibition_id") REFERENCES "exhibitions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_leader_id_fkey" FOREIGN KEY ("leader_id") REFERENCES "leaders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_annotations" ADD CONSTRAINT "artwork_annotations_artwork_id_fkey" FOREIGN KEY ("artwork_id") REFERENCES "artworks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_contents" ADD CONSTRAINT "member_contents_exhibition_id_fkey" FOREIGN KEY ("exhibition_id") REFERENCES "exhibitions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_sent_by_id_fkey" FOREIGN KEY ("sent_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "newsletter_issues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "product_variants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipped_by_id_fkey" FOREIGN KEY ("shipped_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "product_variants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_plan_key_fkey" FOREIGN KEY ("plan_key") REFERENCES "plans"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_plan_key_fkey" FOREIGN KEY ("plan_key") REFERENCES "plans"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auto_renewals" ADD CONSTRAINT "auto_renewals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express. The application checks these conditions first,
-- with an error message; the constraints also hold for bugs, races and manual statements.

-- A row of the order being placed; used in shop_place_order only (prisma/functions).
CREATE TYPE shop_order_line AS (
  product_id text, variant_id text, quantity int, slug text, name text, variation text, price_kobo bigint, position int,
  discount_kobo bigint
);

-- Money and counts
ALTER TABLE "products"
  ADD CONSTRAINT "products_price_kobo_check" CHECK ("price_kobo" > 0),
  ADD CONSTRAINT "products_sale_price_kobo_check" CHECK ("sale_price_kobo" IS NULL OR "sale_price_kobo" BETWEEN 0 AND "price_kobo"),
  ADD CONSTRAINT "products_schedule_check" CHECK ("closes_at" > "opens_at"),
  ADD CONSTRAINT "products_limit_per_person_check" CHECK ("limit_per_person" >= 1),
  ADD CONSTRAINT "products_edition_issued_check" CHECK ("edition_issued" >= 0 AND ("edition_size" IS NULL OR "edition_issued" <= "edition_size"));

ALTER TABLE "product_variants"
  ADD CONSTRAINT "product_variants_stock_check" CHECK ("stock" >= 0),
  ADD CONSTRAINT "product_variants_held_check" CHECK ("held" >= 0),
  ADD CONSTRAINT "product_variants_sold_check" CHECK ("sold" >= 0);

ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity_check" CHECK ("quantity" > 0);

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_quantity_check" CHECK ("quantity" > 0),
  ADD CONSTRAINT "order_items_unit_price_kobo_check" CHECK ("unit_price_kobo" >= 0),
  ADD CONSTRAINT "order_items_discount_kobo_check" CHECK ("discount_kobo" >= 0 AND "discount_kobo" <= "unit_price_kobo" * "quantity"),
  ADD CONSTRAINT "order_items_refunded_quantity_check" CHECK ("refunded_quantity" BETWEEN 0 AND "quantity");

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_total_kobo_check" CHECK ("total_kobo" >= 0),
  ADD CONSTRAINT "orders_refunded_kobo_check" CHECK ("refunded_kobo" BETWEEN 0 AND "total_kobo"),
  ADD CONSTRAINT "orders_status_check" CHECK ("status" = 'pending' OR "payment_status" <> 'unpaid');

ALTER TABLE "editions" ADD CONSTRAINT "editions_number_check" CHECK ("number" > 0);
ALTER TABLE "charges"
  ADD CONSTRAINT "charges_amount_kobo_check" CHECK ("amount_kobo" > 0),
  ADD CONSTRAINT "charges_refunded_kobo_check" CHECK ("refunded_kobo" BETWEEN 0 AND "amount_kobo");
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_kobo_check" CHECK ("amount_kobo" > 0);

-- Subscriptions
ALTER TABLE "plans" ADD CONSTRAINT "plans_price_months_check" CHECK ("price_kobo" > 0 AND "months" > 0);
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_period_check" CHECK ("ends_at" >= "started_at");

ALTER TABLE "subscription_entries"
  ADD CONSTRAINT "subscription_entries_length_check" CHECK ("months" >= 0 AND "days" >= 0),
  ADD CONSTRAINT "subscription_entries_kind_check" CHECK (
    CASE "kind"
      WHEN 'reversal' THEN "reversed_reference" IS NOT NULL AND "months" = 0 AND "days" = 0 AND "fixed_end_at" IS NULL
      WHEN 'admin' THEN "reversed_reference" IS NULL AND ("fixed_end_at" IS NULL) = ("months" + "days" > 0)
      ELSE "reversed_reference" IS NULL AND "fixed_end_at" IS NULL AND "months" + "days" > 0
    END
  );

ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_open_key_check" CHECK ("settled_at" IS NULL OR "open_key" IS NULL);

ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_status_check" CHECK (
  ("status" = 'received') = ("decided_at" IS NULL) AND ("status" <> 'refused' OR "reason" IS NOT NULL)
);

-- Exhibitions
ALTER TABLE "member_contents" ADD CONSTRAINT "member_contents_source_check" CHECK (("storage_key" IS NULL) <> ("external_url" IS NULL));

ALTER TABLE "artwork_annotations" ADD CONSTRAINT "artwork_annotations_region_check" CHECK (
  "x" >= 0 AND "y" >= 0 AND "width" > 0 AND "height" > 0 AND "x" + "width" <= 1.0001 AND "y" + "height" <= 1.0001
);

-- Auctions
ALTER TABLE "auctions"
  ADD CONSTRAINT "auctions_period_check" CHECK ("ends_at" > "starts_at"),
  ADD CONSTRAINT "auctions_schedule_check" CHECK ("status" IN ('draft', 'cancelled') OR ("starts_at" IS NOT NULL AND "ends_at" IS NOT NULL)),
  ADD CONSTRAINT "auctions_amounts_check" CHECK ("opening_kobo" > 0 AND "increment_kobo" > 0 AND "current_bid_kobo" >= "opening_kobo"),
  ADD CONSTRAINT "auctions_extensions_check" CHECK ("extensions" BETWEEN 0 AND "extension_cap"),
  ADD CONSTRAINT "auctions_counters_check" CHECK ("seq" >= 0 AND "bid_count" >= 0);

ALTER TABLE "bids" ADD CONSTRAINT "bids_amount_kobo_check" CHECK ("amount_kobo" > 0);
ALTER TABLE "maximum_bids" ADD CONSTRAINT "maximum_bids_maximum_kobo_check" CHECK ("maximum_kobo" > 0);
ALTER TABLE "auction_ledger" ADD CONSTRAINT "auction_ledger_seq_check" CHECK ("seq" > 0);

ALTER TABLE "auction_offers" ADD CONSTRAINT "auction_offers_open_key_check" CHECK (("status" = 'open') = ("open_key" IS NOT NULL));

-- Comments, events, newsletter
ALTER TABLE "comments"
  ADD CONSTRAINT "comments_message_check" CHECK (btrim("message") <> ''),
  ADD CONSTRAINT "comments_parent_id_check" CHECK ("parent_id" <> "id");

ALTER TABLE "events"
  ADD CONSTRAINT "events_period_check" CHECK ("ends_at" >= "starts_at"),
  ADD CONSTRAINT "events_seats_taken_check" CHECK ("seats_taken" >= 0 AND ("capacity" IS NULL OR "seats_taken" <= "capacity"));

ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_checked_in_at_check" CHECK ("checked_in_at" IS NULL OR "status" = 'seat');

ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_confirmed_at_check" CHECK ("status" <> 'confirmed' OR "confirmed_at" IS NOT NULL);

-- Partial unique indexes

-- At most one order of a checkout group is ever paid.
CREATE UNIQUE INDEX orders_checkout_group_paid_key ON orders (checkout_group) WHERE payment_status = 'paid';
-- A retired variant is kept for its orders, but its name can be reused.
CREATE UNIQUE INDEX "product_variants_offered_name_key" ON "product_variants" ("product_id", "name") WHERE "retired_at" IS NULL;

-- Indexes of the admin lists. Each list has an index in its sort order, so that late pages cost no more than the first;
-- tests/query-plans checks every list.

-- Substring search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "users_search_idx" ON "users" USING gin (lower("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("number" gin_trgm_ops, "email" gin_trgm_ops, "name" gin_trgm_ops);

CREATE INDEX "users_last_seen_idx" ON "users" (COALESCE("last_seen_at", "created_at") DESC, "id" DESC);
CREATE INDEX "users_active_idx" ON "users" ("created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "fulfilments_status_idx" ON "fulfilments" ("status", "due_at", "id") INCLUDE ("user_id");

-- text_pattern_ops: topics and actions are searched by prefix.
CREATE INDEX "outbox_messages_recipient_idx" ON "outbox_messages" ("recipient", "created_at" DESC, "id");
CREATE INDEX "outbox_messages_status_idx" ON "outbox_messages" ("status", "created_at" DESC, "id");
CREATE INDEX "outbox_messages_topic_idx" ON "outbox_messages" ("topic" text_pattern_ops, "created_at" DESC, "id");
CREATE INDEX "audit_log_action_idx" ON "audit_log" ("action" text_pattern_ops, "created_at" DESC, "id");
CREATE INDEX "audit_log_actor_idx" ON "audit_log" ("actor_id", "created_at" DESC, "id");

CREATE INDEX "comments_admin_idx" ON "comments" ("created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "comments_admin_status_idx" ON "comments" ("status", "created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "comments_admin_exhibition_idx" ON "comments" ("exhibition", "status", "created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "comments_admin_artwork_idx" ON "comments" ("artwork", "created_at" DESC, "id") WHERE "deleted_at" IS NULL AND "artwork" IS NOT NULL;
CREATE INDEX "comment_reports_unresolved_idx" ON "comment_reports" ("comment_id") WHERE "resolved_at" IS NULL;
CREATE INDEX "events_admin_idx" ON "events" ("starts_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" ("created_at" DESC, "id");

CREATE INDEX "orders_payment_status_idx" ON "orders" ("payment_status", "status", "created_at" DESC, "id");
CREATE INDEX orders_to_ship_idx ON orders (created_at DESC, id DESC) WHERE payment_status = 'paid' AND status = 'pending';
CREATE INDEX orders_shipped_idx ON orders (created_at DESC, id DESC) WHERE payment_status = 'paid' AND status = 'shipped';
CREATE INDEX "editions_voided_idx" ON "editions" ("product_id") WHERE "voided_at" IS NOT NULL;

-- An index-only scan sums the monthly revenue of the dashboard.
CREATE INDEX "charges_paid_idx" ON "charges" ("paid_at", "amount_kobo") WHERE "status" = 'success';
CREATE INDEX "refunds_unprocessed_idx" ON "refunds" ("created_at", "status") WHERE "status" <> 'processed';
