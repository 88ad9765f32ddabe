-- CreateTable
CREATE TABLE "digest_subscriptions" (
    "user_id" TEXT NOT NULL,
    "unsubscribe_token" TEXT NOT NULL,
    "last_month" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "digest_subscriptions_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "digest_subscriptions_unsubscribe_token_key" ON "digest_subscriptions"("unsubscribe_token");

-- AddForeignKey
ALTER TABLE "digest_subscriptions" ADD CONSTRAINT "digest_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
