import * as z from "zod/mini";

/** Non-blank text; `message` is the error when it is missing. */
export const requiredText = (maxLength: number, message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, { error: message }),
      z.maxLength(maxLength, { error: `At most ${maxLength} characters` }),
    );

export const optionalText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, { error: `At most ${maxLength} characters` }));

const year = z.int({ error: "A year of publication is required" }).check(z.gte(1500), z.lte(2200));
const webUrl = z.string().check(
  z.maxLength(500),
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: "Enter a URL that starts with https://",
  }),
);

/** Where a claim or a quotation comes from. */
export const requiredSource = z.object(
  {
    title: requiredText(300, "A source title is required"),
    publisher: requiredText(200, "A publisher is required"),
    year,
    url: z.optional(webUrl),
  },
  { error: "Each claim needs a source" },
);

/** The parts of a dated entry. */
export const datedFields = {
  date: requiredText(80, "A date is required"),
  text: requiredText(600, "A text is required"),
};
