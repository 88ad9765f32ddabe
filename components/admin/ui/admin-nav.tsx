"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useId, useState } from "react";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";

type Section = { name: string; href: string };

/** In the order of a working day: what is sold and sent first, what is rarely opened last. */
const groups: readonly { name: string; sections: readonly Section[] }[] = [
  { name: "Today", sections: [{ name: "Overview", href: paths.admin }] },
  {
    name: "Sell",
    sections: [
      { name: "Orders", href: adminPaths.section("orders") },
      { name: "Returns", href: adminPaths.section("returns") },
      { name: "Products", href: adminPaths.section("products") },
      { name: "Auctions", href: adminPaths.section("auctions") },
      { name: "Discount codes", href: adminPaths.section("discount-codes") },
      { name: "Gift memberships", href: adminPaths.section("gift-memberships") },
      { name: "Delivery zones", href: adminPaths.section("delivery-zones") },
      { name: "Shop settings", href: adminPaths.section("shop-settings") },
    ],
  },
  {
    name: "Exhibit",
    sections: [
      { name: "Exhibitions", href: adminPaths.section("exhibitions") },
      { name: "Uploads", href: adminPaths.section("upload") },
      { name: "Downloads", href: adminPaths.section("downloads") },
      { name: "Smart labels", href: adminPaths.section("smart-labels") },
      { name: "Pages", href: adminPaths.section("pages") },
    ],
  },
  {
    name: "Community",
    sections: [
      { name: "Comments", href: adminPaths.section("comments") },
      { name: "Events", href: adminPaths.section("events") },
      { name: "Newsletter", href: adminPaths.section("newsletter") },
    ],
  },
  {
    name: "People",
    sections: [
      { name: "Users", href: adminPaths.section("users") },
      { name: "Welcome Pack", href: adminPaths.section("welcome-pack") },
    ],
  },
  {
    name: "Money",
    sections: [
      { name: "Payments", href: adminPaths.section("payments") },
      { name: "Payment proofs", href: adminPaths.section("payment-proofs") },
      { name: "Reconciliation", href: adminPaths.section("reconciliation") },
    ],
  },
  {
    name: "System",
    sections: [
      { name: "Outbox", href: adminPaths.section("outbox") },
      { name: "Audit log", href: adminPaths.section("audit") },
    ],
  },
];

const isHere = ({ href }: Section, path: string) =>
  path === href || (href !== paths.admin && path.startsWith(`${href}/`));

/** The admin navigation in groups: a sidebar, or a menu on a phone. */
export function AdminNav() {
  const path = usePathname();
  const listId = useId();
  // The menu is open for the page on which it was opened.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  const here = groups.flatMap(({ sections }) => sections).find((section) => isHere(section, path));
  return (
    <nav
      aria-label="Admin"
      className="print:hidden max-lg:-mx-edge max-lg:border-line max-lg:border-b lg:sticky lg:top-header lg:max-h-[calc(100dvh-var(--header))] lg:overflow-y-auto lg:py-8"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenedAt(isOpen ? null : path)}
        className="flex min-h-13 w-full items-center justify-between px-edge font-semibold text-base lg:hidden"
      >
        <span>
          <span className="font-medium text-muted">Admin:</span> {here?.name ?? "All sections"}
        </span>
        <ChevronDown aria-hidden className={`size-5 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div
        id={listId}
        className={`max-lg:columns-2 max-lg:gap-x-4 max-lg:px-edge max-lg:pb-2 sm:max-lg:columns-3 lg:grid lg:gap-5 ${isOpen ? "" : "max-lg:hidden"}`}
      >
        {groups.map(({ name, sections }) => (
          <div key={name} className="break-inside-avoid max-lg:pb-5">
            <p id={`${listId}-${name}`} className="px-3 pb-1 font-semibold text-muted text-tiny">
              {name}
            </p>
            <ul aria-labelledby={`${listId}-${name}`}>
              {sections.map((section) => (
                <li key={section.href}>
                  <Link
                    href={section.href}
                    prefetch={false}
                    aria-current={isHere(section, path) ? "page" : undefined}
                    className="flex min-h-tap items-center border-transparent border-s-3 px-3 font-medium text-small hover:bg-raised aria-[current]:border-accent aria-[current]:font-bold lg:pointer-fine:min-h-9 lg:aria-[current]:[scroll-initial-target:nearest]"
                  >
                    {section.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
