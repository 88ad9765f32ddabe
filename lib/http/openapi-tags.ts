type Tag = { name: string; description: string; sections: readonly string[] };

/** The groups of operations. A section is the part of a path after /api, or after /api/admin. */
const tags: readonly Tag[] = [
  {
    name: "Authentication",
    description: "Registering, signing in and out, verifying an email address, and setting a new password.",
    sections: ["auth"],
  },
  {
    name: "Account",
    description: "The signed-in user: profile, two-factor authentication, passkeys, export and deletion.",
    sections: ["account", "current-user", "digest", "me", "profile"],
  },
  {
    name: "Products",
    description:
      "The catalog of numbered editions, back-in-stock alerts, wishlists, draws, waiting rooms and smart labels.",
    sections: [
      "smart-labels",
      "wall-labels",
      "alerts",
      "draws",
      "labels",
      "products",
      "rehearsals",
      "waiting-rooms",
      "wishlist",
    ],
  },
  {
    name: "Collecting",
    description:
      "The leaders, series and comments that a user follows, the numbers that they wish for, and the walls of works that they share.",
    sections: ["follows", "number-wishes", "walls"],
  },
  {
    name: "Cart and checkout",
    description: "The cart, ordering it, discount codes, the price of delivery and the settings of the shop.",
    sections: [
      "cart",
      "checkout",
      "delivery",
      "delivery-zones",
      "draft-orders",
      "discount-codes",
      "guest",
      "shop-settings",
      "vouchers",
    ],
  },
  {
    name: "Numbers",
    description: "Handing a numbered edition on, its chain of owners, disputes, and marks of stolen or destroyed ones.",
    sections: ["disputes", "numbers", "transfers"],
  },
  {
    name: "Orders",
    description: "A buyer's orders, and their shipping, returns and refunds.",
    sections: ["orders", "returns"],
  },
  {
    name: "Payments",
    description: "Payments through Paystack, their reconciliation and export, and the refunds and events that failed.",
    sections: ["bookings", "chargebacks", "help", "payments", "provider-events", "reconciliation", "refunds", "trials"],
  },
  {
    name: "Membership",
    description: "The Circle: plans, renewals, perks, the Founders Wall, and payment proofs for the auction.",
    sections: [
      "founders-wall",
      "gift-memberships",
      "member-imports",
      "membership",
      "perks",
      "renewals",
      "vip-payment-proofs",
      "vip-upload",
      "vip-users",
      "vip-verify",
      "welcome-pack",
    ],
  },
  {
    name: "Exhibitions",
    description: "Exhibitions, leaders and artworks, and the content for members.",
    sections: ["artworks", "exhibitions", "iiif", "leaders", "oembed", "work-imports"],
  },
  {
    name: "Versions",
    description: "Older versions of content that can be restored, and edits that are saved at a time.",
    sections: ["scheduled-changes", "versions"],
  },
  { name: "Search", description: "Finds works, leaders, drops, lots, events and texts.", sections: ["search"] },
  {
    name: "Media library",
    description: "Uploaded files: what they are, where they are used, and their versions.",
    sections: ["media", "media-uploads"],
  },
  {
    name: "Certificates",
    description: "Signed certificates of numbered units, their keys, and the sealed codes that claim them.",
    sections: ["certificate-keys", "certificates"],
  },
  { name: "Downloads", description: "Files for members.", sections: ["download-uploads", "downloads"] },
  { name: "Auctions", description: "Auctions, bids, the public ledger and bans.", sections: ["auctions", "bans"] },
  { name: "Events", description: "Events, RSVPs and check-in.", sections: ["events"] },
  {
    name: "Comments",
    description: "Comments on exhibitions and artworks, the guestbook, and the people whose comments a user has muted.",
    sections: ["comments", "mutes"],
  },
  {
    name: "Newsletter and contact",
    description: "Newsletter subscriptions and issues, and messages to the museum.",
    sections: ["contact", "newsletter", "newsletters"],
  },
  {
    name: "Legal pages",
    description: "Publishing versions of the terms, the privacy notice and the other legal pages.",
    sections: ["pages"],
  },
  { name: "Files", description: "Uploaded images and audio loops.", sections: ["pictures", "sounds"] },
  {
    name: "Users",
    description: "An admin's actions on users, segments of people, invitations of admins, and statistics.",
    sections: ["invites", "segments", "stats", "todos", "users"],
  },
  {
    name: "System",
    description:
      "Health, realtime channels, webhooks, scheduled jobs, the outbox, and an admin's views and exports of the lists.",
    sections: ["audit", "cron", "exports", "health", "outbox", "pusher", "status", "view-as", "views", "webhooks"],
  },
];

/** The tags as the document lists them. */
export const describedTags = tags.map(({ name, description }) => ({ name, description }));

/** The tag of a path. Throws for a section that no tag has. */
export function tagOf(path: string): string {
  const [section] = path.replace(/^\/api\/(admin\/)?/, "").split("/");
  const tag = tags.find(({ sections }) => sections.includes(section ?? ""));
  if (!tag) throw new Error(`No tag of openapi-tags.ts has the section "${section}" of ${path}.`);
  return tag.name;
}
