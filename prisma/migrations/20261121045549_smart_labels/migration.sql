-- AlterTable
ALTER TABLE "editions" ADD COLUMN     "label_code" TEXT;

-- A code that no piece and no drop carries: six letters that cannot be taken for one another, which is thirty random bits.
-- The last six bytes of a random uuid are all random.
CREATE FUNCTION shop_label_code() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_bytes bytea; v_code text;
BEGIN
  LOOP
    v_bytes := uuid_send(gen_random_uuid());
    SELECT 'LA-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(v_bytes, i) & 31) + 1, 1), '')
      INTO v_code FROM generate_series(10, 15) i;
    EXIT WHEN NOT EXISTS (SELECT 1 FROM editions WHERE label_code = v_code)
      AND NOT EXISTS (SELECT 1 FROM smart_labels WHERE code = v_code);
  END LOOP;
  RETURN v_code;
END $$;

-- CreateTable
CREATE TABLE "smart_labels" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT shop_label_code(),
    "model" TEXT,
    "chapter_slug" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "smart_labels_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "smart_labels_product_id_key" ON "smart_labels"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "smart_labels_code_key" ON "smart_labels"("code");

-- CreateIndex
CREATE UNIQUE INDEX "editions_label_code_key" ON "editions"("label_code");

-- AddForeignKey
ALTER TABLE "smart_labels" ADD CONSTRAINT "smart_labels_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The pieces that were sold before get their codes now; whoever numbers a piece from here on need not think of it.
UPDATE "editions" SET "label_code" = shop_label_code();
ALTER TABLE "editions" ALTER COLUMN "label_code" SET NOT NULL, ALTER COLUMN "label_code" SET DEFAULT shop_label_code();
