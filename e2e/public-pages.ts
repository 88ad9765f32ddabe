import type { APIRequestContext } from "@playwright/test";
import { answerPaths } from "@/lib/platform/answer-paths";
import { paths } from "@/lib/platform/paths";

/** One of every kind of page that a visitor can open; the rest of each kind is found by the sitemap. */
export const rooms: readonly string[] = [
  paths.home,
  paths.drops,
  paths.drop("obj-pendant"),
  paths.exhibitions,
  paths.headsOfStateFront,
  paths.leader("sani-abacha"),
  paths.afroalchemy,
  paths.lovesLabours,
  paths.auctions,
  paths.foundersWall,
  paths.guestbook,
  paths.events,
  paths.visit,
  paths.visitTickets,
  paths.visitDirections,
  paths.about,
  paths.contact,
  paths.paymentHelp,
  paths.developers,
  answerPaths.paymentHelpSaid("pending"),
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
  answerPaths.newsletter("asked"),
];

const places = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, place = ""]) => place);

/** Every path that the sitemap names, and those of the sitemaps that it leads to. */
export async function sitemapPaths(request: APIRequestContext, path = "/sitemap.xml"): Promise<string[]> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
  const xml = await answer.text();
  const found = places(xml).map((place) => new URL(place).pathname);
  if (!/<sitemapindex/.test(xml)) return [...new Set(found)];
  const below = await Promise.all(found.map((each) => sitemapPaths(request, each)));
  return [...new Set(below.flat())];
}
