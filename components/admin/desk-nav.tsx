"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";

const desks: readonly { name: string; href: string }[] = [
  { name: "Overview", href: paths.admin },
  { name: "Uploads", href: deskPaths.desk("upload") },
  { name: "Comments", href: deskPaths.desk("comments") },
  { name: "Newsletter", href: deskPaths.desk("newsletter") },
  { name: "Events", href: deskPaths.desk("events") },
  { name: "Exhibitions", href: deskPaths.desk("exhibitions") },
  { name: "Downloads", href: deskPaths.desk("downloads") },
  { name: "Welcome Pack", href: deskPaths.desk("welcome-pack") },
  { name: "Users", href: deskPaths.desk("users") },
  { name: "Payments", href: deskPaths.desk("payments") },
  { name: "Products", href: deskPaths.desk("products") },
  { name: "Orders", href: deskPaths.desk("orders") },
  { name: "Auctions", href: deskPaths.desk("auctions") },
  { name: "Receipts", href: deskPaths.desk("receipts") },
  { name: "Money", href: deskPaths.desk("money") },
  { name: "Labels", href: deskPaths.desk("labels") },
  { name: "Outbox", href: deskPaths.desk("outbox") },
  { name: "Audit log", href: deskPaths.desk("audit") },
];

/** The desks of the back office: a column beside the work, on a phone a strip that can be pushed along. */
export function DeskNav() {
  const path = usePathname();
  const strip = useRef<HTMLUListElement>(null);
  const isHere = (href: string) =>
    href === paths.admin ? path === href : path === href || path.startsWith(`${href}/`);
  // On a phone the desk one stands at may be beyond the edge of the strip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip moves when the page changes.
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 3;
  }, [path]);
  return (
    <nav
      aria-label="Back office"
      className="print:hidden max-lg:-mx-edge max-lg:border-line max-lg:border-b lg:sticky lg:top-header lg:py-10"
    >
      <ul ref={strip} className="flex max-lg:overflow-x-auto max-lg:px-edge max-lg:py-2 lg:grid">
        {desks.map(({ name, href }) => (
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
