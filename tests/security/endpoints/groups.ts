import { db } from "@/lib/db/client";
import { makeGroup } from "@/lib/subscriptions/groups/factory";
import { groupLinkToken } from "@/lib/subscriptions/groups/group-link";
import { type Endpoint, openToAll } from "@/tests/security/access-matrix";

async function makeInvitation() {
  const { id } = await makeGroup({ invited: 1 });
  const { id: seat } = await db.groupSeat.findFirstOrThrow({ where: { giftId: id, position: 1 } });
  return { params: { token: groupLinkToken(id), seat }, body: {} };
}
const makeToken = async () => ({ params: { token: groupLinkToken((await makeGroup()).id) } });

/** Seats for a group: buying them, and what the buyer's link allows. */
export const groupEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/membership/groups",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({ body: { plan: "monthly", seats: 2, name: "Adeola & Sons", email: "buyer@example.org" } }),
  },
  {
    method: "GET",
    path: "/api/membership/groups/[token]/return",
    access: "public",
    expected: openToAll(303),
    makeInput: makeToken,
  },
  {
    method: "GET",
    path: "/api/membership/groups/[token]/receipt",
    access: "public",
    expected: openToAll(),
    makeInput: makeToken,
  },
  {
    method: "POST",
    path: "/api/membership/groups/[token]/seats",
    access: "public",
    expected: openToAll(201),
    makeInput: async () => ({ ...(await makeToken()), body: { email: "tunde@example.org" } }),
  },
  {
    method: "POST",
    path: "/api/membership/groups/[token]/seats/[seat]/resend",
    access: "public",
    expected: openToAll(),
    makeInput: makeInvitation,
  },
  {
    method: "POST",
    path: "/api/membership/groups/[token]/seats/[seat]/withdraw",
    access: "public",
    expected: openToAll(),
    makeInput: makeInvitation,
  },
];
