import { methods, route } from "@/lib/http/route";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { env } from "@/lib/core/env";
import { bibtex, ris } from "@/lib/exhibitions/citations";
import { citedWork } from "@/lib/exhibitions/iiif/cited-work";
import { citationQuery, iiifWorkParams } from "@/lib/exhibitions/iiif/contracts";
import { requirePublicWork } from "@/lib/exhibitions/iiif/queries";

const files = {
  bibtex: { write: bibtex, type: "application/x-bibtex", extension: "bib" },
  ris: { write: ris, type: "application/x-research-info-systems", extension: "ris" },
} as const;

/** GET /exhibitions/{slug}/artworks/{artwork}/citation: the citation of a public work as a file. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/*" },
    errors: ["not_found"],
    limit: "read",
    params: iiifWorkParams,
    query: citationQuery,
    run: async ({ params, query }) => {
      const { write, type, extension } = files[query.format];
      const work = await requirePublicWork(params.slug, params.artwork);
      return new Response(write(citedWork(work, env().APP_URL)), {
        headers: {
          "content-type": `${type}; charset=utf-8`,
          "content-disposition": attachmentHeader(`${work.slug}.${extension}`),
          "x-content-type-options": "nosniff",
          "cache-control": "public, max-age=300",
        },
      });
    },
  }),
});
