-- The texts of leaders in other languages, as admins have edited them.
CREATE TABLE "leader_translations" (
  "id" TEXT NOT NULL,
  "leader_id" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "content" JSONB NOT NULL DEFAULT '{}',
  "version" INTEGER NOT NULL DEFAULT 1,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "leader_translations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "leader_translations_leader_id_language_key" ON "leader_translations"("leader_id", "language");
ALTER TABLE "leader_translations" ADD CONSTRAINT "leader_translations_leader_id_fkey" FOREIGN KEY ("leader_id") REFERENCES "leaders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
