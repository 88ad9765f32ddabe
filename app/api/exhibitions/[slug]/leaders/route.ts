import { hallParams, hallReply } from "@/lib/exhibitions/contracts";
import { listHall } from "@/lib/exhibitions/queries";
import { methods, route } from "@/lib/http/route";
import { listProducts } from "@/lib/shop/queries";
import { shownPrice } from "@/lib/shop/rules";

/** The members' exhibition, work by work, with what each is sold as and for how much today. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    params: hallParams,
    reply: hallReply,
    run: async ({ actor, params }) => {
      const [hall, products] = await Promise.all([listHall(actor, params.slug), listProducts()]);
      const bySlug = new Map(products.map((product) => [product.slug, product]));
      const leaders = hall.map((leader) => {
        const product = leader.productSlug ? bySlug.get(leader.productSlug) : undefined;
        if (!product) return { ...leader, drop: null };
        const { slug, name, images } = product;
        return { ...leader, drop: { slug, name, ...shownPrice(product), image: images[0] ?? null } };
      });
      return { leaders };
    },
  }),
});
