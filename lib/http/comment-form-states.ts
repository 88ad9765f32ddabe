import type { ErrorCode } from "@/lib/core/errors";

const states: Partial<Record<ErrorCode, "sign-in" | "busy" | "banned" | "closed">> = {
  unauthenticated: "sign-in",
  rate_limited: "busy",
  banned: "banned",
  vip_only: "closed",
  forbidden: "closed",
};

/** The result page of a form of the guestbook without JavaScript, by error code. */
export const commentFormState = (code: ErrorCode) => states[code] ?? "refused";
