import { expect, test } from "vitest";
import { removedDraft } from "@/lib/comments/emails";
import { removalText } from "@/lib/comments/removal-reasons";
import { renderDraft } from "@/lib/email/email-layout";

const mailOf = async (removal: Parameters<typeof removalText>[0]) =>
  (await renderDraft(removedDraft({ message: "You fool.", reason: removalText(removal) }))).text;

test("the email about a removed comment says why, in plain text", async () => {
  const mail = await mailOf({ removalReason: "insult", removalNote: "Say it <b>without</b> the name." });
  expect(mail).toContain("Reason: Insult or threat. Say it <b>without</b> the name.");
  expect(await mailOf({ removalReason: "other", removalNote: "It is a test." })).toContain("Reason: It is a test.");
});

test("without a reason it has the general sentence only", async () => {
  const mail = await mailOf({ removalReason: null, removalNote: null });
  expect(mail).toContain("A moderator has removed what you wrote: “You fool.”");
  expect(mail).not.toContain("Reason");
});
