import { db, type Tx } from "@/lib/db/client";
import type { AdminHomePage, HomeTexts } from "@/lib/home-page/contracts";
import { toHomeOverrides, toHomeTexts } from "@/lib/home-page/rules";

/** The id of the one row. */
export const HOME_PAGE_ID = "home";

/** The texts with their version; version 1 is the shipped one. */
export async function getAdminHomePage(tx: Tx = db): Promise<AdminHomePage> {
  const row = await tx.homePage.findUnique({ where: { id: HOME_PAGE_ID } });
  const texts = toHomeTexts(row?.content);
  return { texts, version: row?.version ?? 1, rewritten: Object.keys(toHomeOverrides(texts)) };
}

/** The texts of the public page. */
export const getHomeTexts = async (): Promise<HomeTexts> => (await getAdminHomePage()).texts;
