-- The list of everybody who asked for the newsletter, in its own order.
CREATE INDEX "subscribers_by_age" ON "newsletter_subscribers" ("created_at" DESC, "id");
