import * as z from "zod/mini";
import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";

/** A cookie holds at most 4,096 bytes; a comment is shorter than this. */
const MAX_DRAFT_LENGTH = 800;
const TEN_MINUTES = 600;

const draftSchema = z.object({ path: z.string(), text: z.string() });

type Cookies = { get: (name: string) => { value: string } | undefined };

/** Stores what somebody wrote in a form that was refused, for the page with the form at `path`. */
export function appendDraft(headers: Headers, { path, text }: { path: string; text: string }): void {
  const draft = JSON.stringify({ path, text: text.slice(0, MAX_DRAFT_LENGTH) });
  appendCookie(headers, { name: "la_draft", value: Buffer.from(draft).toString("base64url"), seconds: TEN_MINUTES });
}

export const clearDraft = (headers: Headers): void =>
  appendCookie(headers, { name: "la_draft", value: "", seconds: 0 });

/** What was written in the form of the page at `path` and refused, or undefined. */
export function readDraft(cookies: Cookies, path: string): string | undefined {
  const value = cookies.get(cookieName("la_draft"))?.value ?? "";
  try {
    const draft = z.safeParse(draftSchema, JSON.parse(Buffer.from(value, "base64url").toString()));
    return draft.success && draft.data.path === path ? draft.data.text : undefined;
  } catch {
    return undefined;
  }
}
