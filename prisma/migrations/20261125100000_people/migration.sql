-- Merged accounts and their addresses, invitations of admins, and saved filters of people.
ALTER TABLE "users" ADD COLUMN "merged_into_id" TEXT;
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "users_merged_into_id_idx" ON "users"("merged_into_id");

CREATE TABLE "former_emails" (
    "email" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_emails_pkey" PRIMARY KEY ("email")
);
CREATE INDEX "former_emails_user_id_idx" ON "former_emails"("user_id");
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "admin_invites" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "staff_role" "StaffRole" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "invited_by_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" TEXT,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_invites_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "admin_invites_token_hash_key" ON "admin_invites"("token_hash");
CREATE INDEX "admin_invites_email_idx" ON "admin_invites"("email");
CREATE INDEX "admin_invites_invited_by_id_idx" ON "admin_invites"("invited_by_id");
CREATE INDEX "admin_invites_accepted_by_id_idx" ON "admin_invites"("accepted_by_id");
CREATE UNIQUE INDEX "admin_invites_open_key" ON "admin_invites"("email") WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;
ALTER TABLE "admin_invites" ADD CONSTRAINT "admin_invites_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "admin_invites" ADD CONSTRAINT "admin_invites_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "segments" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "created_by_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "segments_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "segments_name_key" ON "segments"("name");
CREATE INDEX "segments_created_by_id_idx" ON "segments"("created_by_id");
ALTER TABLE "segments" ADD CONSTRAINT "segments_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
