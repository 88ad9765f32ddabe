import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { createDraft, saveDraft } from "@/lib/newsletter/drafts";
import { makeActor } from "@/lib/subscriptions/factory";

test("an empty draft is used again until its admin saves it, also by two presses at once", async () => {
  const [actor, colleague] = [await makeActor({ role: "Admin" }), await makeActor({ role: "Admin" })];
  const press = (as = actor) => createDraft({ actor: as, body: {} });
  const [one, other] = await Promise.all([press(), press()]);
  expect(other).toEqual(one);
  expect(await press()).toEqual(one);
  expect(await press(colleague)).not.toEqual(one);

  const content = {
    subject: "",
    summary: "",
    blocks: [],
    audience: "members" as const,
    audienceValue: "",
    isPublic: false,
  };
  await saveDraft({ id: one._id, body: { version: 1, ...content } });
  const next = await press();
  expect(next).not.toEqual(one);
  expect(await createDraft({ actor, body: { copyOf: next._id } })).not.toEqual(next);
  expect(await db.newsletterIssue.count({ where: { sentById: actor._id } })).toBe(3);
});
