-- Signed certificates of numbered units. Those of units that were sold by earlier releases are made here and signed by the jobs that
-- are enqueued here, later ones by the triggers of prisma/functions/certificate_renew.sql.
CREATE TYPE "CertificateReason" AS ENUM ('issued', 'changed', 'key_lost', 'requested');

CREATE TABLE "certificate_keys" (
  "id" TEXT NOT NULL PRIMARY KEY CHECK ("id" ~ '^[a-z0-9-]{1,40}$'),
  "public_key" TEXT NOT NULL CHECK ("public_key" ~ '^[0-9a-f]{64}$'),
  "active_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "active_until" TIMESTAMPTZ(3),
  "lost_at" TIMESTAMPTZ(3),
  CHECK ("lost_at" IS NULL OR "active_until" IS NOT NULL)
);
CREATE UNIQUE INDEX "certificate_keys_public_key_key" ON "certificate_keys"("public_key");

CREATE TABLE "certificates" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "edition_id" TEXT NOT NULL REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "code" TEXT NOT NULL CHECK ("code" ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  "version" INTEGER NOT NULL DEFAULT 0,
  "signed_version" INTEGER NOT NULL DEFAULT 0 CHECK ("signed_version" <= "version"),
  "reason" "CertificateReason" NOT NULL DEFAULT 'issued',
  "document" TEXT,
  "state" TEXT,
  "key_id" TEXT REFERENCES "certificate_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "signed_at" TIMESTAMPTZ(3),
  "claim_hash" TEXT,
  "claimed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- A document is never stored without its signature's key and time.
  CHECK (("document" IS NULL) = ("signed_version" = 0) AND ("document" IS NULL) = ("key_id" IS NULL)
    AND ("document" IS NULL) = ("signed_at" IS NULL) AND ("document" IS NULL) = ("state" IS NULL)),
  CHECK ("claimed_at" IS NULL OR "claim_hash" IS NOT NULL)
);
CREATE UNIQUE INDEX "certificates_edition_id_key" ON "certificates"("edition_id");
CREATE UNIQUE INDEX "certificates_code_key" ON "certificates"("code");
CREATE INDEX "certificates_created_at_id_idx" ON "certificates"("created_at" DESC, "id" DESC);
CREATE INDEX "certificates_state_created_at_id_idx" ON "certificates"("state", "created_at" DESC, "id" DESC);
CREATE INDEX "certificates_key_id_created_at_id_idx" ON "certificates"("key_id", "created_at" DESC, "id" DESC);

CREATE TABLE "certificate_signatures" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "certificate_id" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "key_id" TEXT NOT NULL,
  "reason" "CertificateReason" NOT NULL,
  "document_hash" TEXT NOT NULL,
  "signed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "certificate_signatures_certificate_id_version_key" ON "certificate_signatures"("certificate_id", "version");
CREATE INDEX "certificate_signatures_key_id_signed_at_idx" ON "certificate_signatures"("key_id", "signed_at");

-- Sixteen random letters and digits, eighty bits; later codes come from prisma/functions/certificate_code.sql.
INSERT INTO certificates (id, edition_id, code, version, created_at)
  SELECT 'crt_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), e.id, (
    SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1), '')
    FROM (SELECT uuid_send(gen_random_uuid()) AS bytes FROM generate_series(1, 2) WHERE e.id IS NOT NULL) r,
      unnest(ARRAY[0, 1, 10, 11, 12, 13, 14, 15]) AS place), 1, e.created_at FROM editions e;
INSERT INTO outbox_messages (id, topic, key, payload)
  SELECT 'out_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), 'certificate.sign', 'certificate/' || c.id || '/1',
         jsonb_build_object('certificateId', c.id)
  FROM certificates c;
