-- CreateTable
CREATE TABLE "cached_pages" (
    "build" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" BYTEA NOT NULL,
    "tags" TEXT[],
    "lifetime" JSONB,
    "rendered_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "cached_pages_pkey" PRIMARY KEY ("build","key")
);

-- CreateTable
CREATE TABLE "page_invalidations" (
    "tag" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "page_invalidations_pkey" PRIMARY KEY ("tag")
);

-- CreateIndex
CREATE INDEX "cached_pages_rendered_at_idx" ON "cached_pages"("rendered_at");

-- CreateIndex
CREATE INDEX "page_invalidations_changed_at_idx" ON "page_invalidations"("changed_at");
