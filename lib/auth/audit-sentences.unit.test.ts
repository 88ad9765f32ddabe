import { expect, test } from "vitest";
import { auditSentence } from "@/lib/auth/audit-sentences";

test.each([
  ["order.ship", "LA-1042", {}, "shipped the order LA-1042"],
  ["user.grant-admin", "Ada Obi", { as: "Packer" }, "made Ada Obi an admin with the role Packer"],
  [
    "auction.extend",
    "“Eagle”",
    { minutes: 65, from: "2026-11-23T17:55:00Z", to: "2026-11-23T19:00:00Z", reason: "Power cut" },
    "moved the end of the auction “Eagle” from 23 Nov 2026, 18:55 to 23 Nov 2026, 20:00: Power cut",
  ],
  // Stored before the ends were recorded.
  [
    "auction.extend",
    "“Eagle”",
    { minutes: 5, reason: "Power cut" },
    "extended the auction “Eagle” by 5 minutes: Power cut",
  ],
  [
    "order.refund",
    "LA-7",
    { kobo: 250_000, restock: true },
    "refunded ₦2,500 of the order LA-7 and put the pieces back in stock",
  ],
  ["product.update", "“Vase”", { changed: ["price", "stock"] }, "changed price, stock of the product “Vase”"],
  ["user.export", "users", { rows: 1 }, "exported 1 row of users"],
  // Of another release.
  ["order.teleport", "ord_1", null, "order.teleport ord_1"],
])("%s of %s", (action, subject, detail, sentence) => {
  expect(auditSentence(action, subject, detail)).toBe(`${sentence}.`);
});

test.each([
  ["It arrived cracked.", "It arrived cracked."],
  ["It arrived cracked", "It arrived cracked."],
  ["Did it arrive?", "Did it arrive?"],
])("a sentence with the reason %s ends with one stop", (reason, end) => {
  expect(auditSentence("order.refund", "LA-7", { kobo: 250_000, reason })).toBe(
    `refunded ₦2,500 of the order LA-7: ${end}`,
  );
});
