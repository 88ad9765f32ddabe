import { paths } from "@/lib/core/urls/paths";

export type NavItem = { name: string; href: string };
export type NavGroup = { name: string; items: readonly NavItem[] };

/** The main navigation. */
export const mainNav: readonly NavItem[] = [
  { name: "Exhibitions", href: paths.exhibitions },
  { name: "Shop", href: paths.drops },
  { name: "Auctions", href: paths.auctions },
  { name: "Founders Wall", href: paths.foundersWall },
  { name: "Guestbook", href: paths.guestbook },
  { name: "Events", href: paths.events },
];

/** The groups that open on hover, keyboard and touch. */
export const navGroups: readonly NavGroup[] = [
  {
    name: "Visit",
    items: [
      { name: "Tickets", href: paths.visitTickets },
      { name: "Directions", href: paths.visitDirections },
    ],
  },
  {
    name: "Information",
    items: [
      { name: "About", href: paths.about },
      { name: "Contact", href: paths.contact },
    ],
  },
];

/** The mobile menu is one flat list, with the search, whose button has no space in the header of a phone, and with the overview page instead of the two pages of "Visit". */
export const mobileNav: readonly NavItem[] = [
  { name: "Search", href: paths.search() },
  ...mainNav,
  { name: "Visit", href: paths.visit },
  { name: "About", href: paths.about },
  { name: "Contact", href: paths.contact },
];

export const footerNav: readonly NavItem[] = [
  { name: "Exhibitions", href: paths.exhibitions },
  { name: "Works", href: paths.works },
  { name: "Shop", href: paths.drops },
  { name: "About", href: paths.about },
  { name: "Contact", href: paths.contact },
];
