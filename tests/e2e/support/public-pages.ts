import type { APIRequestContext } from "@playwright/test";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";

/** One URL of each kind of public page; the sitemap lists the others. */
export const publicPages: readonly string[] = [
  paths.home,
  paths.drops,
  paths.drop("obj-pendant"),
  paths.dropCategory("medallion"),
  paths.filteredDrops({ sort: "price" }),
  paths.search("crown"),
  paths.exhibitions,
  paths.headsOfStateFront,
  paths.leader("sani-abacha"),
  paths.tour,
  paths.works,
  workPaths.facet("objects"),
  workPaths.value("places", "lagos"),
  paths.afroalchemy,
  paths.lovesLabours,
  paths.auctions,
  paths.foundersWall,
  paths.guestbook,
  paths.events,
  paths.newsletters,
  paths.visit,
  paths.visitTickets,
  paths.visitDirections,
  paths.about,
  paths.contact,
  paths.paymentHelp,
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.shipping,
  paths.faq,
  paths.legalPageVersion("terms", 1),
  paths.developers,
  formRedirectPaths.paymentHelpResult("pending"),
  paths.membership,
  paths.subscribe,
  paths.downloads,
  paths.scan,
  paths.checkoutSuccess(),
  paths.checkoutCancel(),
  paths.login(),
  paths.register(),
  paths.forgotPassword,
  paths.resetPassword("some-token"),
  paths.signInLink("some-token"),
  formRedirectPaths.newsletterResult("asked"),
];

/** What `npm test` looks at: each is built of parts that no other has. `npm run test:full` looks at every page. */
export const onePageOfEachTemplate: readonly string[] = [
  paths.home,
  paths.drops,
  paths.drop("obj-pendant"),
  paths.headsOfStateFront,
  paths.leader("sani-abacha"),
  workPaths.value("places", "lagos"),
  paths.register(),
  paths.checkout(),
];

/** Pages of the sitemap that are built like another one of their kind and hold nothing else. */
export const isOneOfMany = (path: string): boolean =>
  // Drops that other tests create and delete at the same time, and lists of the same works.
  /^\/drops\/(prd-|.*-\d{10,}$)/.test(path) || /^\/works\/\w+\/./.test(path);

const sitemapUrls = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, url = ""]) => url);

/** Every path of a sitemap and of the sitemaps nested in it. */
export async function sitemapPaths(request: APIRequestContext, path = "/sitemap.xml"): Promise<string[]> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}.`);
  const xml = await response.text();
  const locations = sitemapUrls(xml).map((url) => new URL(url).pathname);
  if (!/<sitemapindex/.test(xml)) return [...new Set(locations)];
  const nested = await Promise.all(locations.map((each) => sitemapPaths(request, each)));
  return [...new Set(nested.flat())];
}
