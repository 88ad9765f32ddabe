import { expect, test } from "vitest";
import { commentPaths } from "./comment-paths";
import { loginReason } from "./login-reason";
import { paths } from "./paths";

test.each([
  [paths.headsOfState, "exhibition"],
  [`${paths.headsOfState}?tab=members#sani-abacha`, "exhibition"],
  [paths.auction("one-of-one"), "auction"],
  [paths.auctionLite("one-of-one"), "auction"],
  [commentPaths.thread({ exhibition: "badger" }), "comment"],
  [commentPaths.conversation("cmt_x"), "comment"],
  [paths.cart, "cart"],
  [paths.checkout({ productId: "prd_1", quantity: 1 }), "order"],
  [paths.redeemGift({ code: "GIFT" }), "gift"],
  [paths.plans({ plan: "monthly" }), "plan"],
  [paths.order("LA-0000-0000"), "orders"],
  [paths.wishlist({ add: "obj-pendant" }), "wishlist"],
  [paths.ticket("evt_1"), "tickets"],
  [paths.security(), "password"],
  [paths.collection(), "transfer"],
  [paths.myNumber("edn_1"), "transfer"],
  [paths.transferNumber("edn_1"), "transfer"],
  [paths.following({ kind: "leader", key: "sani-abacha" }), "follow it"],
  [paths.following({ kind: "thread", key: "guestbook" }), "follow the comments"],
  [paths.following({ product: "obj-pendant", number: 45 }), "wish"],
  [paths.following(), "you follow"],
  [paths.myDraw("obj-pendant"), "draw"],
  [paths.myDraws, "draws"],
  [paths.account, "account"],
  [paths.admin, "administrators"],
])("the reason for a login that leads to %s names its %s", (redirectTo, word) => {
  expect(loginReason(redirectTo, false)).toContain(word);
});

test("a press on Add to Cart is the reason, wherever it leads", () => {
  expect(loginReason(paths.cart, true)).toContain("added");
});

test("gives no reason without a page, or for one that is open to everybody", () => {
  expect(loginReason(undefined, false)).toBeNull();
  expect(loginReason(paths.exhibitions, false)).toBeNull();
  expect(loginReason("//elsewhere.example/account", false)).toBeNull();
});
