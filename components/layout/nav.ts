import { paths } from "@/lib/platform/paths";

export type NavItem = { name: string; href: string };
export type NavGroup = { name: string; items: readonly NavItem[] };

/** The rooms that have a door in the header. */
export const rooms: readonly NavItem[] = [
  { name: "Exhibitions", href: paths.exhibitions },
  { name: "Shop", href: paths.drops },
  { name: "Auctions", href: paths.auctions },
  { name: "Founders Wall", href: paths.foundersWall },
  { name: "Guestbook", href: paths.guestbook },
  { name: "Events", href: paths.events },
];

/** The two that open on hover, by keyboard and by touch. */
export const groups: readonly NavGroup[] = [
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

/** The mobile menu is one list, with the front page of the visit instead of its two pages. */
export const menu: readonly NavItem[] = [
  ...rooms,
  { name: "Visit", href: paths.visit },
  { name: "About", href: paths.about },
  { name: "Contact", href: paths.contact },
];

export const footerLinks: readonly NavItem[] = [
  { name: "Exhibitions", href: paths.exhibitions },
  { name: "Shop", href: paths.drops },
  { name: "About", href: paths.about },
  { name: "Contact", href: paths.contact },
];
