import { keysOf } from "@/lib/core/keys-of";
import { isKeyOf } from "@/lib/core/records";
import type { AdminSection } from "@/lib/core/urls/admin-sections";

/** What an admin may do, one name for each part of /admin. */
export const permissions = [
  /** Orders, packing, returns and welcome packs. */
  "orders",
  /** Products, discount codes, delivery zones and shop settings. */
  "catalog",
  "auctions",
  /** Who owns a numbered unit: transfers, disputes and marks. */
  "transfers",
  /** Exhibitions, artworks, uploads, downloads and smart labels. */
  "exhibitions",
  /** The legal pages. */
  "pages",
  "comments",
  "events",
  "newsletter",
  /** Accounts, plans and the roles of admins. */
  "users",
  /** Payments, refunds, payment proofs, gift memberships and reconciliation. */
  "payments",
  /** The outbox, the status of jobs and webhooks, and the audit log. */
  "system",
] as const;
export type Permission = (typeof permissions)[number];

/** The roles of admins with what each may do. An owner may do everything, and alone appoints other admins. */
export const staffRoles = {
  Owner: permissions,
  Packer: ["orders"],
  Moderator: ["comments"],
  Curator: ["exhibitions", "pages", "events", "transfers"],
  Finance: ["payments"],
} as const satisfies Record<string, readonly Permission[]>;

export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = keysOf(staffRoles);

/** One permission, or several of which any is enough. */
export type RequiredPermission = Permission | readonly Permission[];

/** What kind of admin somebody is; null for a member. */
export type HasStaffRole = { staffRole: StaffRole | null };
export type Staff = HasStaffRole & { role: "Member" | "Admin" };

/** Whether somebody is an admin with that permission. An admin without a staff role has none. */
export function can(actor: Staff | null | undefined, required: RequiredPermission): boolean {
  if (actor?.role !== "Admin" || !actor.staffRole) return false;
  const granted: readonly Permission[] = staffRoles[actor.staffRole];
  const wanted = typeof required === "string" ? [required] : required;
  return wanted.some((permission) => granted.includes(permission));
}

/** What each section of /admin takes; the one list for its pages, the navigation and the results of its search. */
export const sectionPermissions: Readonly<Record<AdminSection, RequiredPermission>> = {
  /** For those who may see at least one kind of its entries; the query leaves out the others. */
  calendar: ["auctions", "events", "exhibitions", "catalog", "newsletter"],
  orders: ["orders", "payments"],
  returns: "orders",
  products: "catalog",
  auctions: "auctions",
  "discount-codes": "catalog",
  draws: "catalog",
  "gift-memberships": "payments",
  vouchers: "payments",
  transfers: "transfers",
  "delivery-zones": "catalog",
  "shop-settings": "catalog",
  exhibitions: "exhibitions",
  upload: "exhibitions",
  media: "exhibitions",
  downloads: "exhibitions",
  "smart-labels": "exhibitions",
  certificates: "orders",
  pages: "pages",
  comments: "comments",
  events: "events",
  newsletter: "newsletter",
  users: "users",
  "welcome-pack": "orders",
  payments: "payments",
  "payment-proofs": "payments",
  reconciliation: "payments",
  payouts: "payments",
  vat: "payments",
  "failed-charges": "payments",
  chargebacks: "payments",
  outbox: "system",
  status: "system",
  audit: "system",
};

/** Whether an admin may open the list or page of /admin at this path. Everyone may open the overview. */
export function canOpen(actor: Staff, path: string): boolean {
  const [, section] = /^\/admin\/([\w-]+)/.exec(path) ?? [];
  if (!section) return actor.role === "Admin";
  return isKeyOf(sectionPermissions, section) && can(actor, sectionPermissions[section]);
}
