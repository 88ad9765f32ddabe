import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminHomePage, HomeChange } from "@/lib/home-page/contracts";
import { getAdminHomePage, HOME_PAGE_ID } from "@/lib/home-page/queries";
import { toHomeOverrides } from "@/lib/home-page/rules";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { throwConflict } from "@/lib/versions/throw-conflict";

type UpdateHomePage = EditSource & { actor: Pick<Actor, "_id">; body: HomeChange };

/** Updates the texts of the home page and has it rendered again. */
export async function updateHomePage(edit: UpdateHomePage): Promise<AdminHomePage> {
  await transaction((tx) => changeHomePage(tx, edit));
  await revalidatePages(pagesShowing.home);
  return getAdminHomePage();
}

/** Updates the texts within a transaction and returns the pages to revalidate. Throws `stale` for an old version. */
export async function changeHomePage(tx: Tx, { actor, body, note }: UpdateHomePage): Promise<readonly string[]> {
  const { version, ...texts } = body;
  await tx.$executeRaw`INSERT INTO home_page (id) VALUES (${HOME_PAGE_ID}) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM home_page WHERE id = ${HOME_PAGE_ID} FOR UPDATE`;
  const before = await getAdminHomePage(tx);
  const saved = { kind: "home" as const, subjectId: HOME_PAGE_ID };
  if (before.version !== version)
    return throwConflict(tx, {
      ...saved,
      message: "The home page was not saved",
      reason: "Someone else has changed the home page. Reload the page and try again.",
      version: before.version,
      fields: before.texts,
    });
  await tx.homePage.update({
    where: { id: HOME_PAGE_ID },
    data: { content: toHomeOverrides(texts), version: { increment: 1 } },
  });
  const changes = await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version, fields: before.texts },
    after: { version: version + 1, fields: texts },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "home-page.update",
    subject: HOME_PAGE_ID,
    detail: { version: version + 1, changes },
  });
  return pagesShowing.home;
}
