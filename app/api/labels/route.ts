import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { parseLabelCode } from "@/lib/catalog/label-code-rules";
import { getLabel } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";

const typedCode = z.object({ code: z.catch(z.string(), "") });

/** GET /labels: looks up the code typed into the form of /scan. Redirects to the object's page, or to the form with an error. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 303: null },
    query: typedCode,
    run: async ({ query }) => {
      const { APP_URL } = env();
      const code = parseLabelCode(query.code, APP_URL);
      const object = code && (await getLabel(code));
      return NextResponse.redirect(
        new URL(object ? paths.label(object.code) : formRedirectPaths.unknownLabel, APP_URL),
        303,
      );
    },
  }),
});
