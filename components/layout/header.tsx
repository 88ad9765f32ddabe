import { ChevronDown, Search } from "lucide-react";
import type { ReactNode } from "react";
import { SearchButton } from "@/components/search/search-button";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { mainNav, mobileNav, navGroups } from "./nav";
import { NavLink } from "./nav-link";
import { type Social, Socials } from "./socials";
import { ThemeToggle } from "./theme-toggle";

type HeaderProps = {
  socials: readonly Social[];
  /** The user menu, passed by the page because it depends on accounts. */
  userMenu: ReactNode;
};

/** The site header: 72 px high, 64 on a phone. A reader's wider letters and words wrap it instead of pushing it off the screen. */
export function Header({ socials, userMenu }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 min-h-header bg-ground print:hidden shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex min-h-header flex-wrap items-center gap-[clamp(0.25rem,2.4vw,2.25rem)] min-[75rem]:max-[85rem]:gap-3">
        <Logo />
        <nav
          aria-label="Main"
          className="main-nav ms-auto hidden items-center gap-[clamp(0.75rem,1.6vw,1.625rem)] min-[75rem]:flex min-[75rem]:max-[85rem]:gap-3"
        >
          {mainNav.map(({ name, href }) => (
            <NavLink key={href} href={href}>
              {name}
            </NavLink>
          ))}
          {navGroups.map(({ name, items }) => (
            <NavigationMenu
              key={name}
              trigger={
                <>
                  {name} <ChevronDown aria-hidden className="size-4" />
                </>
              }
            >
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <NavLink href={item.href}>{item.name}</NavLink>
                  </li>
                ))}
              </ul>
            </NavigationMenu>
          ))}
        </nav>
        <div className="flex items-center gap-1 max-[75rem]:ms-auto max-xs:gap-0 max-xs:-me-2">
          <Socials list={socials.slice(0, 3)} className="max-[100rem]:hidden" />
          <SearchButton>
            <Search aria-hidden className="size-5.5 stroke-[1.75]" />
          </SearchButton>
          <ThemeToggle />
          <div className="user-slot">{userMenu}</div>
          <MobileMenu>
            <nav aria-label="Menu">
              <ul className="menu-links">
                {mobileNav.map(({ name, href }) => (
                  <li key={href}>
                    <NavLink href={href}>{name}</NavLink>
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
