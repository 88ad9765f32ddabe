import { languageCodes } from "@/lib/core/languages";
import { editionPaths } from "@/lib/core/urls/edition-paths";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import { sitemapPath } from "@/lib/core/urls/sitemaps";

// A path with a [param] is the route's folder in app/ and means every page of it; one that ends with "/route" is a route handler.
const LEADER_PAGES = ["/(museum)/heads-of-state/[leader]", "/(museum)/heads-of-state/[leader]/[language]"];
/** The works as a catalogue. */
const WORK_VALUE_PAGES = "/(museum)/works/[facet]/[value]";
const WORK_PAGES = [paths.works, "/(museum)/works/[facet]", WORK_VALUE_PAGES, sitemapPath("works")];
const EMBED_PAGES = "/embed/[leader]/route";
const DROP_PAGES = "/(shop)/drops/[slug]";
/** The maps of numbers, with the owners who are named. */
const NUMBER_PAGES = "/(shop)/drops/[slug]/numbers";
const CATEGORY_PAGES = "/(shop)/drops/category/[category]";
const SERIES_PAGES = "/(shop)/drops/series/[series]";
const LABEL_PAGES = "/(museum)/l/[code]";
const AUCTION_PAGES = "/(auctions)/auctions/[slug]";
const LEDGER_PAGES = "/(auctions)/auctions/[slug]/ledger";
const LEGAL_VERSION_PAGES = "/(museum)/legal/[page]/[version]";
const EVENT_PAGES = "/(museum)/events/[id]";
const FEED = "/feed.xml";

const exhibitions = [
  paths.home,
  paths.exhibitions,
  ...languageCodes.map(languagePaths.wall),
  paths.afroalchemy,
  paths.lovesLabours,
  FEED,
  sitemapPath("exhibitions"),
  ...WORK_PAGES,
];

/** The audio tour. */
const tour = languageCodes.map(languagePaths.tour);

/** The pages that quote featured comments. */
const featured = languageCodes.map(languagePaths.wall);
const events = [paths.events, EVENT_PAGES, sitemapPath("pages"), paths.visit, paths.visitTickets];
const guestbook = [paths.guestbook, "/(museum)/guestbook/notes/[id]"];

/** The stock of a drop, which every sale changes. */
const stock = (slug: string): string[] => [
  paths.home,
  paths.drops,
  CATEGORY_PAGES,
  SERIES_PAGES,
  paths.drop(slug),
  editionPaths.numbers(slug),
  LABEL_PAGES,
];

/**
 * Which prerendered pages show what. Every write passes the entries of what it changed to `revalidatePages`
 * (tests/e2e/resilience/fresh-pages.spec.ts makes one edit of each kind). Pages that are rendered per request are not listed.
 */
export const pagesShowing = {
  stock,
  home: [paths.home],
  /** A certificate; the page that checks one links to the newest as an example. */
  certificate: (code: string): string[] => [paths.certificate(code), paths.verifyCertificate],
  /** Who owns a numbered unit, and its mark. */
  ownership: [LABEL_PAGES, NUMBER_PAGES],
  /** The rules and the report of a draw. */
  draw: (slug: string): string[] => [paths.draw(slug), sitemapPath("drops")],
  /** Name, pictures and price of a drop; the pages of other drops link to it. Any leader's artwork may be sold as it, and any exhibition may show it: admins choose the drop. */
  product: (slug: string): string[] => [
    ...stock(slug),
    DROP_PAGES,
    ...LEADER_PAGES,
    // The page of a colour shows products.
    WORK_VALUE_PAGES,
    paths.afroalchemy,
    paths.lovesLabours,
    paths.scan,
    FEED,
    sitemapPath("drops"),
  ],
  /** The files that come with a drop. */
  downloads: [DROP_PAGES],
  /** What is the same for every drop: shipping and approximate prices. */
  shopSettings: [DROP_PAGES],
  /** An exhibition and the list of its artworks. */
  exhibitions,
  /** A leader. Each leader's page links to its neighbours by name and image, and the page of a drop to its leader. */
  leaders: [
    ...exhibitions,
    ...tour,
    ...LEADER_PAGES,
    EMBED_PAGES,
    DROP_PAGES,
    // They count the leaders.
    paths.about,
    paths.visitTickets,
    sitemapPath("leaders"),
  ],
  tour,
  /** An event and its free seats. */
  events,
  /** An event with its title and date, which the badges of those who were checked in name beside comments. */
  eventWithBadges: [...events, ...guestbook, ...featured],
  /** The price and the history of a running auction; the pages of the others show its price. */
  bids: [paths.auctions, AUCTION_PAGES],
  /** An auction. */
  auctions: [paths.auctions, AUCTION_PAGES, LEDGER_PAGES, sitemapPath("auctions")],
  /** The members who are shown on the Founders Wall. */
  foundersWall: [paths.foundersWall],
  featured,
  /** A user's name, photo or badge: beside comments, on the Founders Wall, and as the owner of a number. */
  profiles: [
    paths.foundersWall,
    paths.guestbook,
    "/(museum)/guestbook/notes/[id]",
    ...featured,
    LABEL_PAGES,
    NUMBER_PAGES,
  ],
  /** The profiles that search engines may find. */
  indexedProfiles: [sitemapPath("pages")],
  guestbook,
  /** A legal page, with the list of its versions. */
  legalPage: (page: "terms" | "privacy" | "returns" | "shipping" | "faq"): string[] => [
    paths[page],
    LEGAL_VERSION_PAGES,
    sitemapPath("pages"),
  ],
  /** An issue of the newsletter in the archive. */
  newsletter: (slug: string): string[] => [paths.newsletters, paths.newsletter(slug), sitemapPath("pages")],
} as const;
