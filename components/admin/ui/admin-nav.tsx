"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";

const sections: readonly { name: string; href: string }[] = [
  { name: "Overview", href: paths.admin },
  { name: "Uploads", href: adminPaths.section("upload") },
  { name: "Comments", href: adminPaths.section("comments") },
  { name: "Newsletter", href: adminPaths.section("newsletter") },
  { name: "Pages", href: adminPaths.section("pages") },
  { name: "Events", href: adminPaths.section("events") },
  { name: "Exhibitions", href: adminPaths.section("exhibitions") },
  { name: "Downloads", href: adminPaths.section("downloads") },
  { name: "Welcome Pack", href: adminPaths.section("welcome-pack") },
  { name: "Users", href: adminPaths.section("users") },
  { name: "Payments", href: adminPaths.section("payments") },
  { name: "Products", href: adminPaths.section("products") },
  { name: "Orders", href: adminPaths.section("orders") },
  { name: "Returns", href: adminPaths.section("returns") },
  { name: "Shop settings", href: adminPaths.section("shop-settings") },
  { name: "Delivery zones", href: adminPaths.section("delivery-zones") },
  { name: "Discount codes", href: adminPaths.section("discount-codes") },
  { name: "Gift memberships", href: adminPaths.section("gift-memberships") },
  { name: "Auctions", href: adminPaths.section("auctions") },
  { name: "Payment proofs", href: adminPaths.section("payment-proofs") },
  { name: "Reconciliation", href: adminPaths.section("reconciliation") },
  { name: "Smart labels", href: adminPaths.section("smart-labels") },
  { name: "Outbox", href: adminPaths.section("outbox") },
  { name: "Audit log", href: adminPaths.section("audit") },
];

/** The admin navigation: a sidebar, or a scrollable strip on a phone. */
export function AdminNav() {
  const path = usePathname();
  const strip = useRef<HTMLUListElement>(null);
  const isHere = (href: string) =>
    href === paths.admin ? path === href : path === href || path.startsWith(`${href}/`);
  // On a phone the current section may lie outside the visible part of the strip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip moves when the page changes.
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 3;
  }, [path]);
  return (
    <nav
      aria-label="Admin"
      className="print:hidden max-lg:-mx-edge max-lg:border-line max-lg:border-b lg:sticky lg:top-header lg:py-10"
    >
      <ul ref={strip} className="flex max-lg:overflow-x-auto max-lg:px-edge max-lg:py-2 lg:grid">
        {sections.map(({ name, href }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              prefetch={false}
              aria-current={isHere(href) ? "page" : undefined}
              className="flex min-h-tap items-center whitespace-nowrap border-transparent px-3 font-medium text-small hover:bg-raised aria-[current]:border-accent aria-[current]:font-bold max-lg:border-b-3 lg:border-s-3"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
