-- AlterTable
ALTER TABLE "users" ADD COLUMN     "terms_version_id" TEXT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "terms_version_id" TEXT;

-- CreateTable
CREATE TABLE "legal_page_versions" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_by_id" TEXT,

    CONSTRAINT "legal_page_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "legal_page_versions_slug_version_key" ON "legal_page_versions"("slug", "version");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_terms_version_id_fkey" FOREIGN KEY ("terms_version_id") REFERENCES "legal_page_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_version_id_fkey" FOREIGN KEY ("terms_version_id") REFERENCES "legal_page_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
