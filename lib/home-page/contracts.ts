import * as z from "zod/mini";

const text = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "Write a text" }),
      z.maxLength(maxLength, { error: `At most ${maxLength} characters` }),
    );

/** The texts of the home page, in the order of its sections. */
export const homeTexts = z.object({
  heroText: text(160),
  manifestoTitle: text(120),
  /** Paragraphs, separated by an empty line. */
  manifestoText: text(3_000),
  leadersSubtitle: text(120),
  leadersText: text(300),
  scanText: text(300),
  collectiblesTitle: text(60),
  collectiblesText: text(200),
  testimonialsTitle: text(80),
  newsletterTitle: text(120),
  newsletterText: text(200),
});
export type HomeTexts = z.infer<typeof homeTexts>;

/** PUT /admin/pages/home: every text, and the version that was edited. */
export const homeChange = z.extend(homeTexts, { version: z.int() });
export type HomeChange = z.infer<typeof homeChange>;

export const adminHomePage = z.object({ texts: homeTexts, version: z.int(), rewritten: z.array(z.string()) });
export type AdminHomePage = z.infer<typeof adminHomePage>;
export const adminHomePageReply = z.object({ page: adminHomePage });
