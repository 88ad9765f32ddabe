import * as z from "zod/mini";
import type { AppError } from "@/lib/platform/errors";
import type { IntentQuery } from "@/lib/platform/paths";

const text = z.catch(z.optional(z.string().check(z.maxLength(2_000))), undefined);
const carriedFields = z.catch(
  z.object({
    redirectTo: text,
    add: text,
    variation: z.catch(z.optional(z.array(z.string())), undefined),
    quantity: z.catch(z.optional(z.int()), undefined),
  }),
  {},
);

type FormPage = (query: { redirectTo?: string; error?: string } & IntentQuery) => string;

/** The sign-in page once more, for a form without script: with the sentence that refused it and what it carried. */
export function formAgain(page: FormPage, error: AppError, body: unknown): string {
  const { redirectTo, add, variation, quantity } = z.parse(carriedFields, body ?? {});
  return page({ error: error.message, redirectTo, add, variation: variation?.[0], quantity });
}
