-- CreateEnum
CREATE TYPE "WorkImportStatus" AS ENUM ('waiting', 'created', 'changed', 'same', 'conflict', 'error', 'undone', 'unchanged');

-- CreateTable
CREATE TABLE "work_imports" (
    "id" TEXT NOT NULL,
    "plan_hash" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" TEXT NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" TEXT,
    "undo_finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "work_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_import_rows" (
    "import_id" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "exhibition" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "version" INTEGER,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "status" "WorkImportStatus" NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "artwork_id" TEXT,
    "before" JSONB,
    "saved_version" INTEGER,

    CONSTRAINT "work_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateIndex
CREATE UNIQUE INDEX "work_imports_plan_hash_key" ON "work_imports"("plan_hash");

-- CreateIndex
CREATE INDEX "work_imports_created_at_id_idx" ON "work_imports"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "work_import_rows_import_id_status_line_idx" ON "work_import_rows"("import_id", "status", "line");

-- AddForeignKey
ALTER TABLE "work_import_rows" ADD CONSTRAINT "work_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "work_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
