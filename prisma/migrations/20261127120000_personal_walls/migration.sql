-- CreateTable
CREATE TABLE "personal_walls" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "title" VARCHAR(80) NOT NULL DEFAULT '',
    "share_token" TEXT,
    "shared_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "removal_reason" VARCHAR(500),
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "personal_walls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "personal_wall_works" (
    "wall_id" TEXT NOT NULL,
    "artwork_id" TEXT NOT NULL,
    "caption" VARCHAR(280) NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,

    CONSTRAINT "personal_wall_works_pkey" PRIMARY KEY ("wall_id","artwork_id")
);

-- CreateTable
CREATE TABLE "personal_wall_reports" (
    "id" TEXT NOT NULL,
    "wall_id" TEXT NOT NULL,
    "user_id" TEXT,
    "reason" VARCHAR(40) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "personal_wall_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "personal_walls_user_id_key" ON "personal_walls"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "personal_walls_share_token_key" ON "personal_walls"("share_token");

-- CreateIndex
CREATE INDEX "personal_walls_shared_at_id_idx" ON "personal_walls"("shared_at" DESC, "id");

-- CreateIndex
CREATE INDEX "personal_walls_removed_at_id_idx" ON "personal_walls"("removed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "personal_wall_works_artwork_id_idx" ON "personal_wall_works"("artwork_id");

-- CreateIndex
CREATE INDEX "personal_wall_reports_user_id_idx" ON "personal_wall_reports"("user_id");

-- CreateIndex
CREATE INDEX "personal_wall_reports_resolved_at_created_at_idx" ON "personal_wall_reports"("resolved_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "personal_wall_reports_wall_id_user_id_key" ON "personal_wall_reports"("wall_id", "user_id");

-- AddForeignKey
ALTER TABLE "personal_walls" ADD CONSTRAINT "personal_walls_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_wall_works" ADD CONSTRAINT "personal_wall_works_wall_id_fkey" FOREIGN KEY ("wall_id") REFERENCES "personal_walls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_wall_works" ADD CONSTRAINT "personal_wall_works_artwork_id_fkey" FOREIGN KEY ("artwork_id") REFERENCES "artworks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_wall_reports" ADD CONSTRAINT "personal_wall_reports_wall_id_fkey" FOREIGN KEY ("wall_id") REFERENCES "personal_walls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_wall_reports" ADD CONSTRAINT "personal_wall_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A wall that was taken off is not shared, and its owner reads why.
ALTER TABLE "personal_walls" ADD CONSTRAINT "personal_walls_shared_check" CHECK ("share_token" IS NULL OR ("removed_at" IS NULL AND "shared_at" IS NOT NULL));
ALTER TABLE "personal_walls" ADD CONSTRAINT "personal_walls_removed_check" CHECK (("removed_at" IS NULL) = ("removal_reason" IS NULL));
