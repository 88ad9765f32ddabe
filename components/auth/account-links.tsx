"use client";

import Link from "next/link";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import "./account.css";

const links = [
  { href: paths.collection(), name: "Collection", note: "Your numbers, to show and to transfer, and badges" },
  { href: paths.myWall(), name: "My wall", note: "Works that you chose, to keep or to share" },
  { href: paths.following(), name: "Following", note: "Leaders, series, comments and numbers" },
  { href: commentPaths.myComments(), name: "Comments", note: "Yours, emails about replies, and whom you muted" },
  { href: paths.wishlist(), name: "Saved drops", note: "Your wishlist" },
  { href: paths.myBids, name: "My bids", note: "Bids, offers and auctions you follow" },
  { href: paths.myDraws, name: "Draws", note: "Your entries" },
  { href: paths.ownGroups, name: "Groups", note: "Seats that you have bought for others" },
  { href: paths.referrals, name: "Bring a friend", note: "Your link and its reward" },
  { href: paths.myEvents, name: "Tickets and waiting lists", note: "Your events" },
] as const;

/** The links of the account page to the user's other pages. account.css styles its elements. */
export function AccountLinks() {
  return (
    <ul className="account-links">
      {links.map(({ href, name, note }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            <span>
              <b>{name}</b> <small>{note}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
