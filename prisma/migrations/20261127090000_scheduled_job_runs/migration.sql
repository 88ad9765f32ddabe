-- CreateTable
CREATE TABLE "scheduled_job_runs" (
    "name" TEXT NOT NULL,
    "last_run_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "last_done_at" TIMESTAMPTZ(3),
    "last_failed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "scheduled_job_runs_pkey" PRIMARY KEY ("name")
);
