import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import type { RouteParams } from "@/lib/http/route";

/** Redirects of the forms of a draw: to the user's entry, for a visitor by way of signing in. The reason of a refusal is a code. */
export const drawFormRedirects = {
  done: ({ draw }: { draw: { slug: string } }) => paths.myDraw(draw.slug),
  refused: ({ code, facts }: AppError, _: unknown, { slug }: RouteParams) => {
    const path = typeof slug === "string" ? slug : "";
    if (code === "unauthenticated") return paths.login({ redirectTo: paths.myDraw(path) });
    const reason = facts?.reason;
    return paths.myDraw(path, { error: typeof reason === "string" ? reason : code });
  },
};
