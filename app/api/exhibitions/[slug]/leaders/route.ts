import { methods, route } from "@/lib/http/route";
import { listProducts } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { viewerParams, viewerReply } from "@/lib/exhibitions/contracts";
import { listViewerLeaders } from "@/lib/exhibitions/queries";
import { languageQuery } from "@/lib/exhibitions/translations/contracts";

/** GET /exhibitions/{slug}/leaders: the artworks of the members' exhibition with their products and current prices. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    errors: ["vip_only"],
    limit: "read",
    params: viewerParams,
    query: languageQuery,
    reply: viewerReply,
    run: async ({ actor, params, query }) => {
      const [artworks, products] = await Promise.all([
        listViewerLeaders(actor, params.slug, query.language),
        listProducts(),
      ]);
      const bySlug = new Map(products.map((product) => [product.slug, product]));
      const leaders = artworks.map((leader) => {
        const product = leader.productSlug ? bySlug.get(leader.productSlug) : undefined;
        if (!product) return { ...leader, drop: null };
        const { slug, name, images } = product;
        return { ...leader, drop: { slug, name, ...getDisplayPrice(product), image: images[0] ?? null } };
      });
      return { leaders };
    },
  }),
});
