import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";

/** A drop of a series that can be followed, and whose numbers can be wished for. */
async function createSeriesDrop() {
  const id = newId("prd");
  return makeProduct({ id, series: id, editionSize: 5, stock: 5 });
}
const seriesKey = (id: string) => id.replace("_", "-");

async function createFollow(): Promise<string> {
  const token = linkToken();
  const { id: userId } = await makeUser();
  await db.follow.create({ data: { id: newId("flw"), userId, kind: "series", key: "vases", unsubscribeToken: token } });
  return token;
}

/** The public profile, what a user follows, and the numbers that they wish for. */
export const collectionEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/account/public-profile",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({
      body: { handle: `h${newId("usr").slice(4)}`, isPublic: true, isListed: true, isIndexed: true },
    }),
  },
  {
    method: "POST",
    path: "/api/account/number-names",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { shown: true } }),
  },
  { method: "GET", path: "/api/follows", access: "session", expected: signedInOnly() },
  {
    method: "POST",
    path: "/api/follows",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { kind: "series", key: seriesKey((await createSeriesDrop()).id) } }),
  },
  {
    method: "POST",
    path: "/api/follows/remove",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { kind: "series", key: "vases" } }),
  },
  {
    method: "POST",
    path: "/api/follows/unsubscribe",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: await createFollow() } }),
  },
  {
    method: "POST",
    path: "/api/follows/unsubscribe/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createFollow() }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/number-wishes",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { product: (await createSeriesDrop()).id, number: 3 } }),
  },
  {
    method: "POST",
    path: "/api/number-wishes/remove",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { product: (await createSeriesDrop()).id, number: 3 } }),
  },
];
