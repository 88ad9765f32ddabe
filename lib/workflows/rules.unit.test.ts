import { expect, it } from "vitest";
import { findEditablePage } from "@/lib/workflows/rules";

it("finds what an admin can edit of a public page", () => {
  const find = (path: string) => {
    const found = findEditablePage(path);
    return found && (found.kind === "page" ? found.href : `${found.kind} ${found.slug}`);
  };
  expect(
    ["/drops/brass-pin", "/heads-of-state/sani-abacha", "/heads-of-state", "/exhibitions/badger"].map(find),
  ).toEqual(["product brass-pin", "leader sani-abacha", "exhibition heads-of-state", "exhibition badger"]);
  expect(["/auctions/badger/ledger", "/terms", "/events", "/guestbook"].map(find)).toEqual([
    "auction badger",
    "/admin/pages/terms",
    "/admin/events",
    "/admin/comments?queue=guestbook",
  ]);
  expect(find("/")).toBe("/admin/pages/home");
  expect(["/newsletter", "/newsletter/november"].map(find)).toEqual(["/admin/newsletter", "newsletter november"]);
  expect(["/drops", "/drops/category/pins", "/drops/%E0%A4%A", "/account"].map(find)).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});
