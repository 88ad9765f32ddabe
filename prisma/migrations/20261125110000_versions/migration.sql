-- Versions and scheduled changes of products, exhibitions, artworks, leaders, events and the home page; the stock ledger; imports that can
-- be undone.
CREATE TYPE "ScheduledChangeStatus" AS ENUM ('waiting', 'done', 'cancelled', 'failed');

-- CreateTable
CREATE TABLE "content_versions" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "saved_by_id" TEXT,

    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scheduled_changes" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "status" "ScheduledChangeStatus" NOT NULL DEFAULT 'waiting',
    "ended_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" TEXT NOT NULL,

    CONSTRAINT "scheduled_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "home_page" (
    "id" TEXT NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "home_page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "variant_id" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" TEXT,
    "order_id" TEXT,
    "import_id" TEXT,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_imports" (
    "id" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "created" INTEGER NOT NULL,
    "updated" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" TEXT NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" TEXT,
    "not_undone" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "product_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "content_versions_kind_subject_id_version_key" ON "content_versions"("kind", "subject_id", "version");

-- CreateIndex
CREATE INDEX "scheduled_changes_status_due_at_idx" ON "scheduled_changes"("status", "due_at");

-- CreateIndex
CREATE INDEX "scheduled_changes_kind_subject_id_status_idx" ON "scheduled_changes"("kind", "subject_id", "status");

-- CreateIndex
CREATE INDEX "stock_movements_product_id_at_id_idx" ON "stock_movements"("product_id", "at" DESC, "id");

-- CreateIndex
CREATE INDEX "stock_movements_variant_id_idx" ON "stock_movements"("variant_id");

-- CreateIndex
CREATE INDEX "product_imports_created_at_id_idx" ON "product_imports"("created_at" DESC, "id");

-- The stock so far, so that the sum of the movements is the stock from the first day.
INSERT INTO "stock_movements" ("id", "product_id", "variant_id", "delta", "reason")
SELECT 'stm_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), "product_id", "id", "stock", 'initial' FROM "product_variants" WHERE "stock" <> 0;
