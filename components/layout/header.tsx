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

const navLinkClass =
  "inline-flex min-h-tap items-center gap-1 border-y-3 border-transparent font-medium text-small whitespace-nowrap " +
  "hover:border-b-accent aria-[current]:border-b-accent";

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
          className="ms-auto hidden items-center gap-[clamp(0.75rem,1.6vw,1.625rem)] min-[75rem]:flex min-[75rem]:max-[85rem]:gap-3"
        >
          {mainNav.map(({ name, href }) => (
            <NavLink key={href} href={href} className={navLinkClass}>
              {name}
            </NavLink>
          ))}
          {navGroups.map(({ name, items }) => (
            <NavigationMenu
              key={name}
              triggerClass={`${navLinkClass} list-none [&::-webkit-details-marker]:hidden`}
              trigger={
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
            </NavigationMenu>
          ))}
        </nav>
        <div className="flex items-center gap-1 max-[75rem]:ms-auto max-xs:gap-0 max-xs:-me-2">
          <Socials list={socials.slice(0, 3)} className="max-[100rem]:hidden" />
          <SearchButton>
            <Search aria-hidden className="size-5.5 stroke-[1.75]" />
          </SearchButton>
          <ThemeToggle />
          {/* As wide with the word "Account" as with a first name, so that nothing moves when the name has loaded. */}
          <div className="flex items-center justify-end gap-1 min-[22rem]:max-sm:gap-2 sm:has-[>[href='/account'],>details]:min-w-32">
            {userMenu}
          </div>
          <MobileMenu>
            <nav aria-label="Menu">
              <ul>
                {mobileNav.map(({ name, href }) => (
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
