import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { findEditablePage } from "@/lib/workflows/rules";

const select = { id: true } as const;

/** The path of the admin page that edits what a public page shows; null when there is none. */
export async function findAdminPath(publicPath: string): Promise<string | null> {
  const page = findEditablePage(publicPath);
  if (!page) return null;
  if (page.kind === "page") return page.href;
  const { kind, slug } = page;
  if (kind === "product") {
    const row = await db.product.findFirst({ where: { slug, deletedAt: null }, select });
    return row && adminPaths.editProduct(row.id);
  }
  if (kind === "leader") {
    const row = await db.leader.findFirst({ where: { slug, exhibition: { deletedAt: null } }, select });
    return row && adminPaths.editLeader(row.id);
  }
  if (kind === "exhibition") {
    const row = await db.exhibition.findFirst({ where: { slug, deletedAt: null }, select });
    return row && adminPaths.editExhibition(row.id);
  }
  if (kind === "newsletter") {
    const row = await db.newsletterIssue.findUnique({ where: { slug }, select });
    return row && adminPaths.newsletter(row.id);
  }
  const row = await db.auction.findUnique({ where: { slug }, select });
  return row && adminPaths.auction(row.id);
}
