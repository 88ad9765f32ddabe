-- The spoken texts and recordings of the audio tour, as admins have edited them.
CREATE TABLE "tour_stops" (
  "id" TEXT NOT NULL,
  "leader_id" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "text" TEXT NOT NULL DEFAULT '',
  "recording" JSONB,
  "version" INTEGER NOT NULL DEFAULT 1,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "tour_stops_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "tour_stops_leader_id_language_key" ON "tour_stops"("leader_id", "language");
ALTER TABLE "tour_stops" ADD CONSTRAINT "tour_stops_leader_id_fkey" FOREIGN KEY ("leader_id") REFERENCES "leaders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
