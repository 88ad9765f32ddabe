import { type MuteBody, muteBody, type UnmuteBody } from "@/lib/comments/mute-contracts";
import type { AppError } from "@/lib/core/errors";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";

/** Where a form without JavaScript was: the page of the comment, the profile, or the list in the account. */
function resultPath(target: UnmuteBody, result: "muted" | "unmuted"): string {
  // Without the place of the comment, which browsers would unfold.
  if ("comment" in target) return commentPaths.conversation(target.comment, { result });
  if ("handle" in target) return paths.person(target.handle);
  return commentPaths.myComments({ saved: "unmuted" });
}

/** After an error: to the login and back, else to the account, whose page says what is wrong. */
function refused({ code }: AppError, form: unknown): string {
  if (code !== "unauthenticated") return commentPaths.myComments({ error: `mute_${code}` });
  const { data } = muteBody.safeParse(form);
  if (!data) return paths.login({ redirectTo: commentPaths.myComments() });
  return paths.login({
    redirectTo: "comment" in data ? commentPaths.conversation(data.comment) : paths.person(data.handle),
  });
}

export const muteFormRedirects = { done: (_: unknown, body: MuteBody) => resultPath(body, "muted"), refused };
export const unmuteFormRedirects = { done: (_: unknown, body: UnmuteBody) => resultPath(body, "unmuted"), refused };
