import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { makePersonalWall } from "@/lib/personal-walls/factory";
import { adminOnly, type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** A work that everyone may see. */
async function createPublicWork() {
  const exhibition = await makeExhibition({ requiresVip: false });
  const imageUrl = "/api/pictures/img-0123456789abcdefghij-960.jpg";
  const artwork = await makeArtwork({ exhibitionId: exhibition.id, imageUrl });
  return { id: artwork.id, key: `${exhibition.slug}.${artwork.slug}` };
}

const emptyWalls = ({ actors }: Personas) =>
  db.personalWall.deleteMany({ where: { userId: { in: Object.values(actors).map(({ _id }) => _id) } } });

const createSharedWall = async () => makePersonalWall({ artworks: [(await createPublicWork()).id], shared: true });

/** A user's own wall, what visitors report of it, and what moderators do. */
export const personalWallEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/account/wall", access: "session", expected: signedInOnly() },
  {
    method: "PUT",
    path: "/api/account/wall",
    access: "session",
    expected: signedInOnly(),
    makeInput: async (world) => {
      await emptyWalls(world);
      return { body: { title: "Hats", works: [], version: 0 } };
    },
  },
  {
    method: "POST",
    path: "/api/account/wall/works",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { work: (await createPublicWork()).key } }),
  },
  {
    method: "POST",
    path: "/api/account/wall/share",
    access: "session",
    expected: signedInOnly(),
    // Made for several personas at the same time.
    makeInput: async ({ actors }) => {
      const { id: artworkId } = await createPublicWork();
      const users = Object.values(actors).map(({ _id }) => _id);
      const data = users.map((userId) => ({ id: newId("pwl"), userId }));
      await db.personalWall.createMany({ data, skipDuplicates: true });
      const walls = await db.personalWall.findMany({ where: { userId: { in: users } } });
      await db.personalWallWork.createMany({
        data: walls.map(({ id: wallId }) => ({ wallId, artworkId, position: 0 })),
      });
      return { body: {} };
    },
  },
  { method: "POST", path: "/api/account/wall/unshare", access: "session", expected: signedInOnly() },
  {
    method: "POST",
    path: "/api/walls/[token]/report",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({
      params: { token: (await createSharedWall()).shareToken ?? "" },
      body: { reason: "spam" },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/walls/[id]/take-off",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await createSharedWall()).id }, body: { reason: "It is an advert." } }),
  },
  {
    method: "POST",
    path: "/api/admin/walls/[id]/allow",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const removed = { removedAt: new Date(), removalReason: "It was an advert." };
      return { params: { id: (await makePersonalWall(removed)).id }, body: {} };
    },
  },
  {
    method: "POST",
    path: "/api/admin/walls/[id]/dismiss-reports",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const { id } = await createSharedWall();
      await db.personalWallReport.create({ data: { id: newId("pwr"), wallId: id, reason: "other" } });
      return { params: { id }, body: {} };
    },
  },
];
