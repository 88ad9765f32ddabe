-- The chain of ownership of numbered units. Rows of units that were sold by earlier releases are added here, those of later ones by
-- the trigger of prisma/functions/edition_start_ownership.sql.
CREATE TYPE "OwnershipKind" AS ENUM ('purchase', 'auction', 'gift', 'transfer');

CREATE TABLE "edition_ownerships" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "edition_id" TEXT NOT NULL REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL CHECK ("position" >= 1),
  "user_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "kind" "OwnershipKind" NOT NULL,
  "acquired_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  "name_shown" BOOLEAN NOT NULL DEFAULT false,
  CHECK ("ended_at" >= "acquired_at")
);
CREATE UNIQUE INDEX "edition_ownerships_edition_id_position_key" ON "edition_ownerships"("edition_id", "position");
CREATE INDEX "edition_ownerships_user_id_ended_at_idx" ON "edition_ownerships"("user_id", "ended_at");
-- At most one current owner.
CREATE UNIQUE INDEX "edition_ownerships_current_key" ON "edition_ownerships"("edition_id") WHERE "ended_at" IS NULL;

INSERT INTO edition_ownerships (id, edition_id, position, user_id, kind, acquired_at, ended_at)
  SELECT 'own_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), e.id, 1, o.user_id,
         CASE WHEN o.provenance IS NULL THEN 'purchase' ELSE 'auction' END::"OwnershipKind", e.created_at,
         CASE WHEN e.voided_at IS NOT NULL THEN GREATEST(e.voided_at, e.created_at) END
  FROM editions e JOIN order_items i ON i.id = e.order_item_id JOIN orders o ON o.id = i.order_id;
