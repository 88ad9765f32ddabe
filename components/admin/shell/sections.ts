import {
  Activity,
  ArrowLeftRight,
  BadgeCheck,
  BookOpen,
  CalendarDays,
  CalendarRange,
  ClipboardList,
  CreditCard,
  Dices,
  Download,
  FileText,
  Frame,
  Gauge,
  Gavel,
  Gift,
  HandCoins,
  Images,
  Inbox,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquare,
  Package,
  PackageCheck,
  Percent,
  QrCode,
  ReceiptText,
  Scale,
  Settings2,
  ShoppingBag,
  TicketPercent,
  Truck,
  Undo2,
  Users,
  WalletCards,
} from "lucide-react";
import { canOpen, type Staff } from "@/lib/auth/staff-roles";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminTodos } from "@/lib/workflows/contracts";

/** A page of the navigation. */
export type AdminPage = {
  name: string;
  href: string;
  icon: LucideIcon;
  /** The open tasks that its number counts, and the words after the number, for one and for several. */
  count?: { of: readonly (keyof AdminTodos)[]; words: readonly [one: string, several: string] };
  /** The key that opens it after "g". */
  key?: string;
  /** The public page of the same things. */
  publicPath?: string;
};

export type AdminGroup = { name: string; pages: readonly AdminPage[] };

/** The navigation, in the order of a working day: what is sold and sent first, what is rarely opened last. */
export const adminGroups: readonly AdminGroup[] = [
  {
    name: "Today",
    pages: [
      { name: "Overview", href: paths.admin, icon: Gauge, key: "h" },
      { name: "Calendar", href: adminPaths.section("calendar"), icon: CalendarRange, key: "k" },
    ],
  },
  {
    name: "Sell",
    pages: [
      {
        name: "Orders",
        href: adminPaths.section("orders"),
        icon: ShoppingBag,
        key: "o",
        count: { of: ["ordersToPack"], words: ["to pack", "to pack"] },
      },
      {
        name: "Returns",
        href: adminPaths.section("returns"),
        icon: Undo2,
        key: "r",
        count: { of: ["returns"], words: ["to review or refund", "to review or refund"] },
      },
      { name: "Products", href: adminPaths.section("products"), icon: Package, key: "p", publicPath: paths.drops },
      {
        name: "Certificates",
        href: adminPaths.section("certificates"),
        icon: BadgeCheck,
        publicPath: paths.verifyCertificate,
      },
      { name: "Auctions", href: adminPaths.section("auctions"), icon: Gavel, key: "a", publicPath: paths.auctions },
      { name: "Draws", href: adminPaths.section("draws"), icon: Dices },
      { name: "Discount codes", href: adminPaths.section("discount-codes"), icon: TicketPercent, key: "d" },
      {
        name: "Gift memberships",
        href: adminPaths.section("gift-memberships"),
        icon: Gift,
        publicPath: paths.giftForm(),
      },
      {
        name: "Gift vouchers",
        href: adminPaths.section("vouchers"),
        icon: WalletCards,
        publicPath: paths.voucherForm(),
      },
      {
        name: "Transfers",
        href: adminPaths.section("transfers"),
        icon: ArrowLeftRight,
        count: { of: ["disputes"], words: ["dispute to decide", "disputes to decide"] },
      },
      { name: "Delivery zones", href: adminPaths.section("delivery-zones"), icon: Truck },
      { name: "Shop settings", href: adminPaths.section("shop-settings"), icon: Settings2 },
    ],
  },
  {
    name: "Exhibit",
    pages: [
      {
        name: "Exhibitions",
        href: adminPaths.section("exhibitions"),
        icon: Frame,
        key: "x",
        publicPath: paths.exhibitions,
      },
      { name: "Media", href: adminPaths.section("media"), icon: Images, key: "f" },
      { name: "Downloads", href: adminPaths.section("downloads"), icon: Download, publicPath: paths.downloads },
      { name: "Smart labels", href: adminPaths.section("smart-labels"), icon: QrCode },
      { name: "Pages", href: adminPaths.section("pages"), icon: FileText, publicPath: paths.about },
    ],
  },
  {
    name: "Community",
    pages: [
      {
        name: "Comments",
        href: adminPaths.section("comments"),
        icon: MessageSquare,
        key: "c",
        count: {
          of: ["comments", "reportedComments", "reportedWalls"],
          words: ["to approve or reported", "to approve or reported"],
        },
        publicPath: paths.guestbook,
      },
      { name: "Events", href: adminPaths.section("events"), icon: CalendarDays, key: "e", publicPath: paths.events },
      { name: "Newsletter", href: adminPaths.section("newsletter"), icon: Mail, key: "n" },
    ],
  },
  {
    name: "People",
    pages: [
      { name: "Users", href: adminPaths.section("users"), icon: Users, key: "u" },
      {
        name: "Welcome Pack",
        href: adminPaths.section("welcome-pack"),
        icon: PackageCheck,
        count: { of: ["perksDue"], words: ["perk due", "perks due"] },
      },
    ],
  },
  {
    name: "Money",
    pages: [
      { name: "Payments", href: adminPaths.section("payments"), icon: HandCoins, key: "y" },
      {
        name: "Payment proofs",
        href: adminPaths.section("payment-proofs"),
        icon: ReceiptText,
        count: { of: ["paymentProofs"], words: ["to review", "to review"] },
      },
      {
        name: "Reconciliation",
        href: adminPaths.section("reconciliation"),
        icon: Scale,
        count: {
          of: ["stuckPayments", "lateRefunds"],
          words: ["payment or refund to check", "payments or refunds to check"],
        },
      },
      { name: "Failed charges", href: adminPaths.section("failed-charges"), icon: CreditCard },
      {
        name: "Chargebacks",
        href: adminPaths.section("chargebacks"),
        icon: Undo2,
        count: { of: ["chargebacks"], words: ["to respond to", "to respond to"] },
      },
      { name: "Payouts", href: adminPaths.section("payouts"), icon: Landmark },
      { name: "VAT and bookings", href: adminPaths.section("vat"), icon: Percent },
    ],
  },
  {
    name: "System",
    pages: [
      {
        name: "Outbox",
        href: adminPaths.section("outbox"),
        icon: Inbox,
        key: "j",
        count: { of: ["failedJobs"], words: ["failed job", "failed jobs"] },
      },
      { name: "Status", href: adminPaths.section("status"), icon: Activity, publicPath: paths.status },
      { name: "Audit log", href: adminPaths.section("audit"), icon: ClipboardList, key: "l" },
    ],
  },
];

/** The groups with the pages that an admin may open. */
export const groupsFor = (admin: Staff): readonly AdminGroup[] =>
  adminGroups
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ href }) => canOpen(admin, href)) }))
    .filter(({ pages }) => pages.length > 0);

export const adminPages: readonly AdminPage[] = adminGroups.flatMap(({ pages }) => pages);

/** The page of the API reference, which the palette lists with the admin pages. */
export const apiReference: AdminPage = { name: "API reference", href: paths.developers, icon: BookOpen };

/** The entry of the navigation that a path belongs to. */
export const findAdminPage = (path: string): AdminPage | undefined =>
  adminPages.find(({ href }) => path === href || (href !== paths.admin && path.startsWith(`${href}/`)));
