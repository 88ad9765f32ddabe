import {
  CalendarPlus,
  Download,
  FilePlus2,
  FileText,
  Filter,
  Frame,
  Gavel,
  Keyboard,
  type LucideIcon,
  Mail,
  Moon,
  PackageCheck,
  PackagePlus,
  Rows3,
  ShoppingBag,
  UserPlus,
} from "lucide-react";
import { can, canOpen, type RequiredPermission, type Staff, sectionPermissions } from "@/lib/auth/staff-roles";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { legalPageSlug } from "@/lib/legal-pages/contracts";
import { legalPageTexts } from "@/lib/legal-pages/rules";
import { openAdminTool } from "./open-tool";
import { togglePreference } from "./preferences";
import { adminPages, apiReference } from "./sections";

/** An entry of the command palette: a page, a file to download, or a function to run. */
export type Command = {
  name: string;
  icon: LucideIcon;
  /** Other words that find it. */
  words?: string;
  /** The keys that do the same. */
  keys?: string;
} & (
  | { href: string; permission?: RequiredPermission }
  | { file: string; permission: RequiredPermission }
  | { run: () => void }
);

export const pageCommands: readonly Command[] = [...adminPages, apiReference].map(({ name, href, icon, key }) => ({
  name,
  href,
  icon,
  ...(key && { keys: `G ${key.toUpperCase()}` }),
}));

export const actionCommands: readonly Command[] = [
  {
    name: "Orders to pack",
    icon: ShoppingBag,
    words: "ship parcels",
    href: adminPaths.section("orders", { parcel: "to-pack", sort: "oldest" }),
  },
  {
    name: "Pack orders",
    icon: PackageCheck,
    words: "scan parcels",
    href: adminPaths.packing(),
    permission: "orders",
  },
  {
    name: "New order",
    icon: ShoppingBag,
    words: "create phone whatsapp payment link",
    href: adminPaths.newOrder,
    permission: "orders",
  },
  { name: "New product", icon: PackagePlus, words: "create add drop", href: adminPaths.newProduct },
  { name: "New auction", icon: Gavel, words: "create add lot sale", href: adminPaths.newAuction },
  { name: "New event", icon: CalendarPlus, words: "create add", href: adminPaths.newEvent },
  { name: "New exhibition", icon: Frame, words: "create add", href: adminPaths.newExhibition },
  { name: "New download", icon: FilePlus2, words: "create add file", href: adminPaths.newDownload },
  { name: "Write a newsletter", icon: Mail, words: "new create send email", href: adminPaths.section("newsletter") },
  { name: "Segments", icon: Filter, words: "people filter new create", href: adminPaths.segments },
  { name: "Invite an admin", icon: UserPlus, words: "admins roles sessions new add", href: adminPaths.admins },
  {
    name: "Export orders",
    icon: Download,
    words: "csv download",
    file: adminApiPaths.exportOrders(),
    permission: sectionPermissions.orders,
  },
  {
    name: "Export products",
    icon: Download,
    words: "csv download",
    file: adminApiPaths.exportProducts(),
    permission: sectionPermissions.products,
  },
  {
    name: "Export users",
    icon: Download,
    words: "csv download people members",
    file: adminApiPaths.exportUsers(),
    permission: sectionPermissions.users,
  },
  { name: "Home page", icon: FileText, words: "edit texts sections", href: adminPaths.homePage },
  ...legalPageSlug.options.map((slug) => ({
    name: legalPageTexts[slug].title,
    icon: FileText,
    words: `edit legal page ${slug}`,
    href: adminPaths.editLegalPage(slug),
  })),
  { name: "Dense tables", icon: Rows3, words: "compact density rows", run: () => togglePreference("dense") },
  {
    name: "Switch the theme",
    icon: Moon,
    words: "dark light",
    run: () => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click(),
  },
  { name: "Keyboard shortcuts", icon: Keyboard, words: "keys help", keys: "?", run: () => openAdminTool("shortcuts") },
];

/** The commands that an admin may run. */
export const commandsFor = (admin: Staff, commands: readonly Command[]): readonly Command[] =>
  commands.filter(
    (command) =>
      (!("permission" in command && command.permission) || can(admin, command.permission)) &&
      (!("href" in command) || canOpen(admin, command.href)),
  );

const toWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The commands in which every word of the query begins a word. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  const wanted = toWords(query);
  return commands.filter(({ name, words = "" }) => {
    const own = toWords(`${name} ${words}`);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
