import { test } from "@playwright/test";
import { expectTable, site } from "./table";

// A file of its own, so that it is asked beside the others.
test.describe.configure({ timeout: 480_000 });

test("every call answers each of them as its row says, by bearer token", async () => {
  await expectTable(site.url, true);
});
