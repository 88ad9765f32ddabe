import assert from "node:assert/strict";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { db } from "@/lib/platform/db";
import type { Call } from "@/tests/hostile/table";

/** The room with one leader of whom something is written, made where the tests begin without a collection. */
async function room(): Promise<{ slug: string; leader: string }> {
  const slug = "heads-of-state";
  const leader = "sani-abacha";
  const there = await db.exhibition.findUnique({ where: { slug }, include: { leaders: true } });
  const { id } = there ?? (await makeExhibition({ slug, title: "Heads of State" }));
  if (!there?.leaders.some((one) => one.slug === leader))
    await makeLeader({ exhibitionId: id, slug: leader, name: "Sani Abacha", position: 12 });
  return { slug, leader };
}

const toTheCircle = {
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
export const hallCalls: readonly Call[] = [
  {
    verb: "GET",
    path: "/api/exhibitions/[slug]/leaders",
    access: "session",
    expected: toTheCircle,
    send: async () => ({ params: { slug: (await room()).slug } }),
    holds: ({ body }) => {
      for (const leader of body.leaders as object[]) assert.ok(!("narrative" in leader) && !("unsure" in leader));
    },
  },
  {
    verb: "GET",
    path: "/api/exhibitions/[slug]/leaders/[leader]",
    access: "session",
    expected: toTheCircle,
    send: async () => ({ params: await room() }),
  },
];
