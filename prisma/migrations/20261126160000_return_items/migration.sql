-- Which units a buyer wants to return: [{"item": "itm_…", "quantity": 1, "numbers": [7]}]. Empty for a request of an earlier release.
ALTER TABLE "return_requests" ADD COLUMN "items" JSONB NOT NULL DEFAULT '[]';
