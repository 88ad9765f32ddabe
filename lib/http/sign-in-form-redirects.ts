import * as z from "zod/mini";
import { messageCode } from "@/lib/auth/form-messages";
import type { AppError } from "@/lib/core/errors";
import type { IntentQuery } from "@/lib/core/urls/paths";

const optionalText = z.catch(z.optional(z.string().check(z.maxLength(2_000))), undefined);
const carriedFields = z.catch(
  z.object({
    redirectTo: optionalText,
    add: optionalText,
    variation: z.catch(z.optional(z.array(z.string())), undefined),
    quantity: z.catch(z.optional(z.int()), undefined),
  }),
  {},
);

type FormPage = (query: { redirectTo?: string; code?: string } & IntentQuery) => string;

/** Redirects a sign-in form without JavaScript back to its page, with the code of the error and its hidden fields. */
export function signInFormRedirect(page: FormPage, error: AppError, body: unknown): string {
  const { redirectTo, add, variation, quantity } = z.parse(carriedFields, body ?? {});
  return page({ code: messageCode(error), redirectTo, add, variation: variation?.[0], quantity });
}
