import { makeUser } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

// The first retry fails. One pattern, because Playwright takes an array of two for a value with options.
test.use({ allowedErrors: [new RegExp(`${failedResource(502).source}|^502 from`)] });

test("an event that cannot be handled is parked, shown to an admin, and handled at a retry", async ({
  page,
  request,
  signIn,
}) => {
  const id = Date.now();
  const reference = `LA-PARKED-${id}`;
  const event = { event: "subscription.create", data: { id, reference, subscription_code: `SUB_unknown_${id}` } };
  const { body, headers } = signPaystackWebhook(JSON.stringify(event));
  const deliver = async () =>
    (await request.post("/api/webhooks/paystack", { data: Buffer.from(body), headers })).status();
  expect(await deliver()).toBe(503);
  // After its tries the event is accepted, so that Paystack stops sending it.
  await expect.poll(deliver).toBe(200);

  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.section("reconciliation"));
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("subscription.create");
  await expect(row).toContainText("5 attempts");
  await row.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("It failed again.")).toBeVisible();
  await gotoHydrated(page, adminPaths.section("reconciliation"));
  await expect(row).toContainText("6 attempts");

  // Events of this name need nothing of Paystack.
  await db.providerEvent.updateMany({ where: { reference }, data: { event: "transfer.success" } });
  await row.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("The event is processed")).toBeVisible();
  await expect(row).toHaveCount(0);
});
