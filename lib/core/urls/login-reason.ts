// The most exact path comes first. A pattern matches the path with its query or without.
const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^(\/exhibitions\/[^/]+)?\/comments(\/|$)/, "Log in to write a comment."],
  [/^\/exhibitions\/[^/]/, "The exhibition is for members of the Circle. Log in to enter it."],
  [/^\/auctions(\/|$)/, "Bidding is for members of the Circle. Log in to return to the auction."],
  [/^\/checkout(\/|$)/, "Log in to finish your order."],
  [/^\/cart$/, "Log in to see your cart."],
  [/^\/downloads$/, "The files are for members of the Circle. Log in to download them."],
  [/^\/subscribe$/, "Log in to choose a plan."],
  [/^\/membership\/redeem$/, "Log in, then enter the code of your gift."],
  [/^\/drops\/[^/]/, "Log in to save this drop to your wishlist."],
  [/^\/events$/, "Log in to reserve a place."],
  [/^\/guestbook$/, "Log in to sign the guestbook."],
  [/^\/account\/collection$/, "Log in to see your collection and to transfer a number."],
  [/^\/account\/numbers\/[^/]/, "Log in to see or transfer your number."],
  [
    /^\/account\/following\?(.*&)?kind=(conversation|thread)/,
    "Log in to follow the comments. You get an email about new ones.",
  ],
  [/^\/account\/following\?(.*&)?kind=/, "Log in to follow it. You get an email about each new drop."],
  [/^\/account\/following\?(.*&)?product=/, "Log in to wish for this number. You get an email when it is available."],
  [/^\/account\/following$/, "Log in to see what you follow."],
  [/^\/account\/draws\/[^/]/, "Log in to enter the draw or to see your entry."],
  [/^\/account\/draws$/, "Log in to see your draws."],
  [/^\/account\/wishlist$/, "Log in to see your wishlist."],
  [/^(\/account)?\/orders(\/|$)/, "Log in to see your orders."],
  [/^\/account\/events(\/|$)/, "Log in to see your tickets."],
  [/^\/account\/bids$/, "Log in to see your bids."],
  [/^\/account\/security$/, "Log in to change your password or your sessions."],
  [/^\/account\/delete$/, "Log in to delete your account."],
  [/^\/admin(\/|$)/, "This page is for administrators. Log in with an administrator’s account."],
  [/^\/(account|dashboard)$/, "Log in to see your account."],
];

/**
 * Says in one sentence why a visitor was redirected to the login: the page that they wanted. Null without such a page. `adding` is
 * true if the visitor pressed a button that adds a product to the cart.
 */
export function loginReason(redirectTo: string | undefined, adding: boolean): string | null {
  if (adding) return "Log in to put it in your cart. It is added when you are logged in.";
  const page = redirectTo?.replace(/#.*$/s, "") ?? "";
  const path = page.replace(/\?.*$/s, "");
  return reasons.find(([pattern]) => pattern.test(path) || pattern.test(page))?.[1] ?? null;
}
