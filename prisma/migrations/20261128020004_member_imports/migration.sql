-- CreateEnum
CREATE TYPE "MemberImportStatus" AS ENUM ('waiting', 'imported', 'same', 'error', 'undone', 'unchanged');

-- CreateTable
CREATE TABLE "member_imports" (
    "id" TEXT NOT NULL,
    "plan_hash" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "welcome" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" TEXT NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" TEXT,
    "undo_finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_import_rows" (
    "import_id" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "plan_key" "PlanKey",
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL,
    "status" "MemberImportStatus" NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "user_id" TEXT,
    "entry_id" TEXT,
    "new_account" BOOLEAN NOT NULL DEFAULT false,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateIndex
CREATE UNIQUE INDEX "member_imports_plan_hash_key" ON "member_imports"("plan_hash");

-- CreateIndex
CREATE INDEX "member_imports_created_at_id_idx" ON "member_imports"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "member_import_rows_import_id_status_line_idx" ON "member_import_rows"("import_id", "status", "line");

-- CreateIndex
CREATE INDEX "member_import_rows_user_id_idx" ON "member_import_rows"("user_id");

-- CreateIndex
CREATE INDEX "member_import_rows_email_idx" ON "member_import_rows"("email");

-- AddForeignKey
ALTER TABLE "member_import_rows" ADD CONSTRAINT "member_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "member_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
