-- AlterTable
ALTER TABLE "leaders" ADD COLUMN     "search_texts" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "search_documents" (
    "kind" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "image_url" TEXT,
    "starts_at" TIMESTAMPTZ(3),
    "title_key" TEXT NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("kind","source_id")
);

-- CreateIndex
CREATE INDEX "search_documents_source_id_idx" ON "search_documents"("source_id");

-- Words, and names with a typing error.
CREATE INDEX "search_documents_document_idx" ON "search_documents" USING gin ("document");
CREATE INDEX "search_documents_title_key_idx" ON "search_documents" USING gin ("title_key" gin_trgm_ops);
