CREATE INDEX "users_guest_email_idx" ON "users"("guest_email");
