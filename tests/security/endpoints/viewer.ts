import assert from "node:assert/strict";
import { db } from "@/lib/db/client";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import type { Endpoint } from "@/tests/security/access-matrix";

/** The room with one leader of whom something is written, made where the tests begin without a collection. */
async function ensureExhibition(): Promise<{ slug: string; leader: string }> {
  const slug = "heads-of-state";
  const leader = "sani-abacha";
  const there = await db.exhibition.findUnique({ where: { slug }, include: { leaders: true } });
  const { id } = there ?? (await makeExhibition({ slug, title: "Heads of State" }));
  if (!there?.leaders.some((one) => one.slug === leader))
    await makeLeader({ exhibitionId: id, slug: leader, name: "Sani Abacha", position: 12 });
  return { slug, leader };
}

const membersOnly = {
  visitor: 401,
  unverified: 401,
  disabled: 401,
  owner: 403,
  expired: 403,
  vip: 200,
  admin: 200,
  stranger: 403,
};

/** The members' exhibition: its works, and each chapter to its end. */
export const viewerEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/exhibitions/[slug]/leaders",
    access: "session",
    expected: membersOnly,
    makeInput: async () => ({ params: { slug: (await ensureExhibition()).slug } }),
    assertReply: ({ body }) => {
      for (const leader of body.leaders as object[]) assert.ok(!("narrative" in leader) && !("unsure" in leader));
    },
  },
  {
    method: "GET",
    path: "/api/exhibitions/[slug]/leaders/[leader]",
    access: "session",
    expected: membersOnly,
    makeInput: async () => ({ params: await ensureExhibition() }),
  },
];
