import { methods, route } from "@/lib/http/route";
import { deliveryCountriesReply } from "@/lib/orders/delivery-zones/contracts";
import { listDeliveryCountries } from "@/lib/orders/delivery-zones/queries";

/** GET /delivery/countries: the countries of an address form, without Nigeria. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    reply: deliveryCountriesReply,
    run: async () => ({ countries: await listDeliveryCountries() }),
  }),
});
