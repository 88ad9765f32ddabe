"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { HoverDetails } from "@/components/ui/hover-details";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { groups, menu, rooms } from "./nav";
import { NavLink } from "./nav-link";
import { type Social, Socials } from "./socials";
import { ThemeToggle } from "./theme-toggle";

const door =
  "inline-flex min-h-tap items-center gap-1 border-y-3 border-transparent font-medium text-small whitespace-nowrap " +
  "hover:border-b-accent aria-[current]:border-b-accent";

type HeaderProps = {
  socials: readonly Social[];
  /** What the visitor's own menu is: the page that knows about accounts passes it. */
  viewerMenu: ReactNode;
};

/**
 * The bar over every room: 72 px high, 64 on a phone. A client component, as the footer is, although little in it moves: what a
 * server component renders is sent twice with every page, as markup and as the tree behind it; this way the browser keeps it.
 */
export function Header({ socials, viewerMenu }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 h-header bg-ground shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex h-full items-center gap-[clamp(0.25rem,2.4vw,2.25rem)]">
        <Logo />
        <nav aria-label="Main" className="ms-auto hidden items-center gap-[clamp(0.75rem,1.6vw,1.625rem)] lg:flex">
          {rooms.map(({ name, href }) => (
            <NavLink key={href} href={href} className={door}>
              {name}
            </NavLink>
          ))}
          {groups.map(({ name, items }) => (
            <HoverDetails
              key={name}
              summaryClass={`${door} list-none [&::-webkit-details-marker]:hidden`}
              summary={
                <>
                  {name} <ChevronDown aria-hidden className="size-4" />
                </>
              }
            >
              <ul className="absolute start-0 top-full grid min-w-44 bg-ground py-2 shadow-pop">
                {items.map((item) => (
                  <li key={item.href}>
                    <NavLink
                      href={item.href}
                      className="flex min-h-tap items-center px-4 font-medium text-small hover:bg-raised aria-[current]:text-accent-ink"
                    >
                      {item.name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </HoverDetails>
          ))}
        </nav>
        <div className="flex items-center gap-1 max-lg:ms-auto max-xs:gap-0 max-xs:-me-2">
          <Socials list={socials.slice(0, 3)} className="max-xl:hidden" />
          <ThemeToggle />
          {viewerMenu}
          <MobileMenu>
            <nav aria-label="Menu">
              <ul>
                {menu.map(({ name, href }) => (
                  <li key={href} className="border-line border-t">
                    <NavLink
                      href={href}
                      className="flex min-h-14 items-center font-bold text-subheading aria-[current]:text-accent-ink"
                    >
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <Socials list={socials.slice(0, 4)} className="-ms-3 pt-6" />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
