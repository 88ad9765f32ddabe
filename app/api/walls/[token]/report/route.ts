import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { sharedWallParams, wallReportBody } from "@/lib/personal-walls/contracts";
import { reportWall } from "@/lib/personal-walls/report-wall";

/** POST /walls/{token}/report: reports a shared wall to the moderators. Everyone with the link may. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["not_found"],
    limit: "report",
    params: sharedWallParams,
    body: wallReportBody,
    reply: sharedWallParams,
    form: {
      done: ({ token }) => paths.sharedWall(token, { done: "reported" }),
      refused: ({ code }, _, params) => paths.sharedWall(String(params.token), { error: code }),
    },
    run: async ({ actor, params, body }) => {
      await reportWall({ actor, token: params.token, reason: body.reason });
      return params;
    },
  }),
});
