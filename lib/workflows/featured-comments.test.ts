import { beforeEach, expect, test } from "vitest";
import { POST as ban, DELETE as lift } from "@/app/api/comments/[exhibition]/ban/route";
import { PATCH as edit, DELETE as remove } from "@/app/api/comments/[exhibition]/route";
import { POST as moderate } from "@/app/api/comments/admin/moderate/route";
import type { Actor } from "@/lib/auth/contracts";
import { updateProfile } from "@/lib/auth/update-profile";
import { endCommentBans } from "@/lib/comments/end-comment-bans";
import { makeComment } from "@/lib/comments/factory";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { eraseAccount } from "@/lib/workflows/delete-account";
import { listFeaturedOnWorks } from "@/lib/workflows/featured-comments-query";

const url = "/api/comments";
const reason = "Insults";
let admin: Actor;
let author: Actor;
let id: string;

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  [admin, author] = await Promise.all([makeActor({ role: "Admin" }), makeActor()]);
  ({ id } = await makeComment({ userId: author._id, exhibition: HEADS_OF_STATE, featuredAt: new Date() }));
  await db.$executeRaw`DELETE FROM page_invalidations`;
});

/** The pages with featured comments that are rendered again at their next request. */
const invalidated = async () => {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT tag FROM page_invalidations WHERE tag IN ('_N_T_/heads-of-state', '_N_T_/heads-of-state/pcm') ORDER BY tag`;
  return rows.map(({ tag }) => tag);
};

const params = () => ({ exhibition: id });
const asModerator = (action: string) => callRoute(moderate, url, { as: admin, body: { action, ids: [id] } });
const banAuthor = (hides: boolean) =>
  callRoute(ban, url, { as: admin, body: { days: 1, reason, hides }, params: params() });
const clear = () => db.$executeRaw`DELETE FROM page_invalidations`;

const changes: [string, () => Promise<unknown>][] = [
  ["its author deletes it", () => callRoute(remove, url, { as: author, method: "DELETE", params: params() })],
  ["a moderator deletes it", () => asModerator("delete")],
  ["a moderator rejects it", () => asModerator("reject")],
  ["a moderator puts it back", () => asModerator("hold")],
  [
    "its author edits it",
    () => callRoute(edit, url, { as: author, method: "PATCH", body: { message: "Otherwise." }, params: params() }),
  ],
  ["its author is banned and hidden", () => banAuthor(true)],
  [
    "the ban of its author is lifted",
    async () => {
      await banAuthor(true);
      await clear();
      await callRoute(lift, url, { as: admin, method: "DELETE", params: params() });
    },
  ],
  [
    "the ban of its author ends",
    async () => {
      await banAuthor(true);
      await db.$executeRaw`UPDATE comment_bans SET ends_at = clock_timestamp() WHERE user_id = ${author._id}`;
      await clear();
      await endCommentBans();
    },
  ],
  ["its author changes their name", () => updateProfile({ actor: author, changes: { displayName: "Someone new" } })],
  ["its author's account is erased", () => eraseAccount({ actor: admin, userId: author._id, email: author.email })],
];

test.each(changes)("a featured comment is read again by the pages that quote it when %s", async (_when, change) => {
  await change();
  expect(await invalidated()).toEqual(["_N_T_/heads-of-state", "_N_T_/heads-of-state/pcm"]);
});

test("a comment that is not featured renders none of these pages again", async () => {
  await db.comment.update({ where: { id }, data: { featuredAt: null } });
  await asModerator("delete");
  expect(await invalidated()).toEqual([]);
});

test("a featured comment has the artwork that it is about, and one about the whole exhibition none", async () => {
  const { id: exhibitionId, slug } = await makeExhibition({ slug: HEADS_OF_STATE });
  const leader = await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha" });
  const artwork = await makeArtwork({ exhibitionId, leaderId: leader.id });
  const about = await makeComment({ exhibition: slug, artwork: artwork.slug, featuredAt: new Date() });
  const featured = await listFeaturedOnWorks(HEADS_OF_STATE);
  expect([about.id, id].map((wanted) => featured.find(({ _id }) => _id === wanted)?.work)).toEqual([
    {
      slug: artwork.slug,
      title: artwork.title,
      leader: { slug: "sani-abacha", name: "Sani Abacha" },
      picture: expect.objectContaining({ src: expect.stringContaining("sani-abacha") }),
    },
    null,
  ]);
});
