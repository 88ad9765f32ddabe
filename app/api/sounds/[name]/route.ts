import { soundParams } from "@/lib/exhibitions/desk-contracts";
import { keptFile } from "@/lib/http/kept-file";
import { methods, route } from "@/lib/http/route";

/** GET /sounds/{name}: the loop of a room that an admin uploaded. Its name is never given to another one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: soundParams,
    run: ({ params }) => keptFile(`sounds/${params.name}`),
  }),
});
