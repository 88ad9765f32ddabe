import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { readLabelCode } from "@/lib/shop/label-rules";
import { getLabel } from "@/lib/shop/labels";

const typed = z.object({ code: z.catch(z.string(), "") });

/** Where the form of /scan goes, with script and without: on to the object's page, or to the one that asks again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    query: typed,
    run: async ({ query }) => {
      const { APP_URL } = env();
      const code = readLabelCode(query.code, APP_URL);
      const object = code && (await getLabel(code));
      return NextResponse.redirect(new URL(object ? paths.label(object.code) : answerPaths.unknownLabel, APP_URL), 303);
    },
  }),
});
