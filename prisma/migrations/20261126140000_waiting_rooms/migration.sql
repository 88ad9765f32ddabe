-- The waiting rooms of drops (decision 050). Nobody waits before an admin turns one on.
CREATE TYPE "WaitingRoomMode" AS ENUM ('off', 'on', 'automatic');

CREATE TABLE "waiting_rooms" (
  "product_id" TEXT NOT NULL PRIMARY KEY REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "mode" "WaitingRoomMode" NOT NULL DEFAULT 'off',
  "threshold_per_minute" INTEGER NOT NULL DEFAULT 60 CHECK ("threshold_per_minute" BETWEEN 1 AND 100000),
  "rate_per_minute" INTEGER NOT NULL DEFAULT 60 CHECK ("rate_per_minute" BETWEEN 1 AND 100000),
  "admission_minutes" INTEGER NOT NULL DEFAULT 10 CHECK ("admission_minutes" BETWEEN 1 AND 120),
  "version" INTEGER NOT NULL DEFAULT 1,
  "round" INTEGER NOT NULL DEFAULT 0,
  "active_since" TIMESTAMPTZ(3),
  "seed" TEXT,
  "early_tickets" INTEGER NOT NULL DEFAULT 0,
  "last_ticket" INTEGER NOT NULL DEFAULT 0,
  "base" DOUBLE PRECISION NOT NULL DEFAULT 0,
  "since" TIMESTAMPTZ(3),
  "minute_from" TIMESTAMPTZ(3),
  "minute_count" INTEGER NOT NULL DEFAULT 0,
  "rendered_active" BOOLEAN NOT NULL DEFAULT false,
  CHECK ("early_tickets" <= "last_ticket"),
  CHECK (("seed" IS NULL) = ("since" IS NULL))
);

CREATE TABLE "waiting_room_tickets" (
  "challenge" TEXT NOT NULL PRIMARY KEY,
  "product_id" TEXT NOT NULL REFERENCES "waiting_rooms"("product_id") ON DELETE CASCADE ON UPDATE CASCADE,
  "round" INTEGER NOT NULL,
  "number" INTEGER NOT NULL CHECK ("number" >= 1),
  "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "waiting_room_tickets_product_id_round_number_key" ON "waiting_room_tickets"("product_id", "round", "number");

CREATE TABLE "waiting_room_steps" (
  "product_id" TEXT NOT NULL REFERENCES "waiting_rooms"("product_id") ON DELETE CASCADE ON UPDATE CASCADE,
  "round" INTEGER NOT NULL,
  "base" DOUBLE PRECISION NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "rate_per_minute" INTEGER NOT NULL CHECK ("rate_per_minute" >= 1),
  PRIMARY KEY ("product_id", "round", "base", "since")
);

CREATE TABLE "waiting_room_admissions" (
  "product_id" TEXT NOT NULL REFERENCES "waiting_rooms"("product_id") ON DELETE CASCADE ON UPDATE CASCADE,
  "round" INTEGER NOT NULL,
  "ticket" INTEGER NOT NULL,
  "user_id" TEXT NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("product_id", "round", "ticket")
);
CREATE INDEX "waiting_room_admissions_user_id_product_id_idx" ON "waiting_room_admissions"("user_id", "product_id");
