import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";

/** What an audit entry is about: its name, and its admin page where there is one. */
export type AuditSubject = { name: string; href: string | null };

type Named = { id: string; name: string; href?: string };
type Source = (ids: string[]) => Promise<Named[]>;

const where = (ids: string[]) => ({ where: { id: { in: ids } } });
const quoted = (title: string) => `“${title}”`;

/** Where the names of each kind of record are, by the prefix of its id. */
const sources: Record<string, Source> = {
  usr: async (ids) =>
    (await db.user.findMany({ ...where(ids), select: { id: true, firstName: true, lastName: true } })).map(
      ({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`, href: adminPaths.user(id) }),
    ),
  ord: async (ids) =>
    (await db.order.findMany({ ...where(ids), select: { id: true, number: true } })).map(({ id, number }) => ({
      id,
      name: number,
      href: adminPaths.order(number),
    })),
  ret: async (ids) =>
    (await db.returnRequest.findMany({ ...where(ids), select: { id: true, order: { select: { number: true } } } })).map(
      ({ id, order }) => ({ id, name: `of the order ${order.number}`, href: adminPaths.order(order.number) }),
    ),
  prd: async (ids) =>
    (await db.product.findMany({ ...where(ids), select: { id: true, name: true } })).map(({ id, name }) => ({
      id,
      name: quoted(name),
      href: adminPaths.editProduct(id),
    })),
  edn: async (ids) =>
    (
      await db.edition.findMany({
        ...where(ids),
        select: { id: true, number: true, product: { select: { name: true } } },
      })
    ).map(({ id, number, product }) => ({
      id,
      name: `No. ${number} of ${quoted(product.name)}`,
      href: adminPaths.number(id),
    })),
  exh: async (ids) =>
    (await db.exhibition.findMany({ ...where(ids), select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: quoted(title),
      href: adminPaths.editExhibition(id),
    })),
  art: async (ids) =>
    (await db.artwork.findMany({ ...where(ids), select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: quoted(title),
      href: adminPaths.editArtwork(id),
    })),
  ldr: async (ids) =>
    (await db.leader.findMany({ ...where(ids), select: { id: true, name: true } })).map(({ id, name }) => ({
      id,
      name,
      href: adminPaths.editLeader(id),
    })),
  evt: async (ids) =>
    (await db.event.findMany({ ...where(ids), select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: quoted(title),
      href: adminPaths.editEvent(id),
    })),
  nws: async (ids) =>
    (await db.newsletterIssue.findMany({ ...where(ids), select: { id: true, subject: true } })).map(
      ({ id, subject }) => ({ id, name: quoted(subject), href: adminPaths.newsletter(id) }),
    ),
  dwn: async (ids) =>
    (await db.download.findMany({ ...where(ids), select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: quoted(title),
      href: adminPaths.editDownload(id),
    })),
  auc: async (ids) =>
    (await db.auction.findMany({ ...where(ids), select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: quoted(title),
      href: adminPaths.auction(id),
    })),
  drw: async (ids) =>
    (await db.draw.findMany({ ...where(ids), select: { id: true, slug: true } })).map(({ id, slug }) => ({
      id,
      name: slug,
      href: adminPaths.draw(id),
    })),
  dsc: async (ids) =>
    (await db.discountCode.findMany({ ...where(ids), select: { id: true, code: true } })).map(({ id, code }) => ({
      id,
      name: code,
      href: adminPaths.editDiscountCode(id),
    })),
  dzn: async (ids) =>
    (await db.deliveryZone.findMany({ ...where(ids), select: { id: true, name: true } })).map(({ id, name }) => ({
      id,
      name: quoted(name),
      href: adminPaths.editDeliveryZone(id),
    })),
  crt: async (ids) =>
    (await db.certificate.findMany({ ...where(ids), select: { id: true, code: true } })).map(({ id, code }) => ({
      id,
      name: code,
      href: adminPaths.section("certificates", { q: code }),
    })),
  mim: async (ids) =>
    (await db.memberImport.findMany({ ...where(ids), select: { id: true, fileName: true } })).map(
      ({ id, fileName }) => ({ id, name: quoted(fileName), href: adminPaths.memberImport(id) }),
    ),
  wim: async (ids) =>
    (await db.workImport.findMany({ ...where(ids), select: { id: true, fileName: true } })).map(({ id, fileName }) => ({
      id,
      name: quoted(fileName),
      href: adminPaths.workImport(id),
    })),
  gft: async (ids) =>
    (await db.giftMembership.findMany({ ...where(ids), select: { id: true, recipientName: true } })).map(
      ({ id, recipientName }) => ({ id, name: `for ${recipientName}` }),
    ),
  vch: async (ids) =>
    (await db.voucher.findMany({ ...where(ids), select: { id: true, amountKobo: true } })).map(
      ({ id, amountKobo }) => ({
        id,
        name: `of ${formatNaira(amountKobo)}`,
        href: adminPaths.voucher(id),
      }),
    ),
  inv: async (ids) =>
    (await db.adminInvite.findMany({ ...where(ids), select: { id: true, email: true } })).map(({ id, email }) => ({
      id,
      name: email,
      href: adminPaths.admins,
    })),
  pwl: async (ids) =>
    (
      await db.personalWall.findMany({ ...where(ids), select: { id: true, user: { select: { displayName: true } } } })
    ).map(({ id, user }) => ({ id, name: `the wall of ${user.displayName}`, href: adminPaths.sharedWalls() })),
  // Bans of bidders share the prefix of bids.
  bid: async (ids) =>
    (
      await db.bidderBan.findMany({
        ...where(ids),
        select: { id: true, user: { select: { id: true, firstName: true, lastName: true } } },
      })
    ).map(({ id, user }) => ({ id, name: `${user.firstName} ${user.lastName}`, href: adminPaths.user(user.id) })),
  rcp: async (ids) =>
    (
      await db.paymentProof.findMany({
        ...where(ids),
        select: { id: true, user: { select: { id: true, firstName: true, lastName: true } } },
      })
    ).map(({ id, user }) => ({ id, name: `of ${user.firstName} ${user.lastName}`, href: adminPaths.user(user.id) })),
  ref: async (ids) =>
    (await db.refund.findMany({ ...where(ids), select: { id: true, amountKobo: true, voucherKobo: true } })).map(
      ({ id, amountKobo, voucherKobo }) => ({ id, name: `of ${formatNaira(amountKobo + voucherKobo)}` }),
    ),
  reh: async (ids) =>
    (await db.rehearsal.findMany({ ...where(ids), select: { id: true, product: { select: { name: true } } } })).map(
      ({ id, product }) => ({ id, name: `of ${quoted(product.name)}` }),
    ),
  seg: async (ids) =>
    (await db.segment.findMany({ ...where(ids), select: { id: true, name: true } })).map(({ id, name }) => ({
      id,
      name: quoted(name),
      href: adminPaths.editSegment(id),
    })),
  cnt: async (ids) =>
    (await db.memberContent.findMany({ ...where(ids), select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: quoted(title),
      href: adminPaths.mediaItem(id),
    })),
  cmt: async (ids) =>
    (await db.comment.findMany({ ...where(ids), select: { id: true, user: { select: { displayName: true } } } })).map(
      ({ id, user }) => ({ id, name: `a comment by ${user.displayName}`, href: adminPaths.comment(id) }),
    ),
};

/** The subjects of audit entries by their ids, with one query for each kind of record. A record that is gone keeps its id as its name, which no sentence shows. */
export async function findAuditSubjects(ids: readonly string[]): Promise<(id: string) => AuditSubject> {
  const byPrefix = new Map<string, Set<string>>();
  for (const id of ids) {
    const prefix = id.slice(0, 3);
    if (id[3] === "_" && sources[prefix]) byPrefix.set(prefix, (byPrefix.get(prefix) ?? new Set()).add(id));
  }
  const found = await Promise.all([...byPrefix].map(([prefix, wanted]) => sources[prefix]?.([...wanted]) ?? []));
  const subjects = new Map(found.flat().map(({ id, name, href = null }) => [id, { name, href }]));
  subjects.set("home", { name: "the home page", href: adminPaths.homePage });
  return (id) => subjects.get(id) ?? { name: id, href: null };
}
