import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { AppError } from "@/lib/core/errors";
import { isGeneralMessage, schemaMessages } from "@/lib/core/schema-messages";
import { isStorable, type parseBody } from "@/lib/http/request-body";
import type { Declaration, RouteParams } from "@/lib/http/route";

function parse<T>(
  schema: z.core.$ZodType<T> | undefined,
  value: unknown,
  message: string | undefined,
  code: "invalid_input" | "not_found",
): T | undefined {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value, schemaMessages);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  const first = parsed.error.issues[0];
  throw new AppError(
    code,
    message ?? (first && !isGeneralMessage(first.message) ? first.message : "Please check what you entered."),
    {
      fields,
    },
  );
}

type Sent = Awaited<ReturnType<typeof parseBody>>;

/** Params, query and body of a request, by the schemas of the declaration. */
export async function parseRequest(
  declaration: Declaration,
  request: NextRequest,
  pathParams: RouteParams,
  read: () => Promise<Sent> | Sent,
) {
  const { messages } = declaration;
  if (!isStorable(...Object.values(pathParams ?? {}).flatMap((value) => value ?? [])))
    throw new AppError("not_found", "There is nothing here.");
  const params = parse(declaration.params, pathParams, undefined, "not_found");
  const queryParams = Object.fromEntries(request.nextUrl.searchParams);
  if (!isStorable(...Object.values(queryParams))) {
    if (messages?.missing) throw new AppError("not_found", messages.missing);
    throw new AppError("invalid_input", messages?.invalid ?? "Please check what you entered.");
  }
  const query = parse(declaration.query, queryParams, messages?.invalid, "invalid_input");
  const sent = await read();
  return { params, query, body: parse(declaration.body, sent.value, messages?.invalid, "invalid_input"), sent };
}
