import { expect, test } from "vitest";
import { type AuditChangeOf, auditChanges } from "@/lib/auth/audit-changes";
import { auditActionNames, auditSentence } from "@/lib/auth/audit-sentences";

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
  ["media.update", `img-${"0a".repeat(10)}.jpg`, {}, "changed the file (deleted since)"],
  // Of another release.
  ["order.teleport", "ord_1", null, "order.teleport ord_1"],
])("%s of %s", (action, subject, detail, sentence) => {
  expect(auditSentence(action, subject, detail)).toBe(`${sentence}.`);
});

const vase = { name: "Vase", price: 1_000, salePrice: 900, description: "x".repeat(80), opensAt: null, tags: ["oil"] };
test.each<[string, AuditChangeOf[], string]>([
  ["a price", auditChanges(vase, { ...vase, price: 2_000 }), "price from ₦1,000 to ₦2,000"],
  ["a value that is removed", auditChanges(vase, { ...vase, salePrice: null }), "sale price ₦900 removed"],
  [
    "a value that is new",
    auditChanges(vase, { opensAt: "2026-11-23T17:55:00Z" }),
    "opens at set to 23 Nov 2026, 18:55",
  ],
  [
    "a long text",
    auditChanges(vase, { ...vase, name: "Urn", description: "y" }),
    "name from “Vase” to “Urn”; description",
  ],
  ["a list", auditChanges(vase, { tags: ["oil", "war"] }), "tags from “oil” to “oil”, “war”"],
  ["an id", auditChanges({ product: null }, { product: `prd_${"a".repeat(20)}` }), "product"],
  ["a secret", auditChanges({ accessCode: "old" }, { accessCode: "new" }), "access code"],
  ["nothing", auditChanges(vase, { ...vase, opensAt: "" }), "nothing was different"],
])("an edit of %s says what changed", (_, changes, text) => {
  expect(auditSentence("product.update", "“Vase”", { changes })).toBe(`changed the product “Vase”: ${text}.`);
});

test.each(auditActionNames)("%s shows no id of a record that is gone, and no “undefined”", (action) => {
  const id = `prd_${"0a".repeat(10)}`;
  const sentence = auditSentence(action, id, { merged: `usr_${"0a".repeat(10)}` });
  expect(sentence).not.toMatch(/_0a0a|undefined|null|\[object|NaN/);
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
