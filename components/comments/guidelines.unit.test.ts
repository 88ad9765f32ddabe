import fs from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GuestbookRules } from "@/components/comments/guestbook-rules";
import { ThreadGuidelines } from "@/components/comments/thread-guidelines";
import type { RemovalReason } from "@/lib/comments/removal-reasons";
import { defaultGuidelines } from "@/lib/comments/thread-rules";

/** How each reason is called in public. That of “Other” is the sentence of the moderator. */
const published: Record<Exclude<RemovalReason, "other">, RegExp> = {
  insult: /insults and threats/i,
  private_details: /private details of others/i,
  off_subject: /off the subject/i,
  advertising: /advertising/i,
  false_claim: /false claims about living people/i,
};

describe.each([
  ["the guidelines at the form", defaultGuidelines],
  ["the house rules", renderToStaticMarkup(createElement(GuestbookRules))],
  ["the terms of use", fs.readFileSync("prisma/legal-pages/terms.md", "utf8")],
])("%s", (_, text) => {
  test.each(Object.entries(published))("name the reason %s for a removal", (_, words) => {
    expect(text).toMatch(words);
  });
});

test("the guidelines of a thread with its own link to the rules of the museum, and the usual ones do not", () => {
  const render = (guidelines: string) =>
    renderToStaticMarkup(createElement(ThreadGuidelines, { thread: { mode: "after", guidelines, canComment: true } }));
  expect(render("Only in verse.")).toContain("/about#house-rules");
  expect(render(defaultGuidelines)).not.toContain("house-rules");
});
