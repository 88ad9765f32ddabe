-- CreateTable
CREATE TABLE "addresses" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "address" JSONB NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "addresses_user_id_created_at_id_idx" ON "addresses"("user_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one default per user.
CREATE UNIQUE INDEX addresses_default_key ON addresses (user_id) WHERE is_default;

-- The address of each profile becomes its user's first saved address.
INSERT INTO addresses (id, user_id, address, is_default)
SELECT 'adr_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), id, shipping_address, true
FROM users WHERE jsonb_typeof(shipping_address) = 'object';
