-- Rehearsals of drops (decision 050). One runs at a time.
CREATE TYPE "RehearsalStatus" AS ENUM ('running', 'done', 'cancelled', 'failed');

CREATE TABLE "rehearsals" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "product_id" TEXT NOT NULL REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "status" "RehearsalStatus" NOT NULL DEFAULT 'running',
  "plan" JSONB NOT NULL,
  "done" INTEGER NOT NULL DEFAULT 0,
  "total" INTEGER NOT NULL,
  "step" INTEGER NOT NULL DEFAULT 0,
  "report" JSONB,
  "failure" TEXT,
  "started_by_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finished_at" TIMESTAMPTZ(3),
  CHECK (("status" = 'running') = ("finished_at" IS NULL))
);
CREATE INDEX "rehearsals_product_id_started_at_idx" ON "rehearsals"("product_id", "started_at" DESC);
-- One at a time.
CREATE UNIQUE INDEX "rehearsals_running_key" ON "rehearsals"((true)) WHERE "status" = 'running';
