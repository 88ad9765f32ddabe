-- A gift voucher pays for the seats of a group too. Written by hand: what the Prisma schema cannot express.
ALTER TABLE "gift_memberships" DROP CONSTRAINT "gift_memberships_seats_check";
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_seats_check" CHECK (
  "seats" BETWEEN 1 AND 20 AND ("renews_id" IS NULL OR "seats" > 1) AND ("seats" = 1 OR "code_hash" IS NULL));
