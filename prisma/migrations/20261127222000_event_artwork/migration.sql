-- Which leader's artwork the page of an event shows; null for one that is chosen by the id.
ALTER TABLE "events" ADD COLUMN "artwork" TEXT;
