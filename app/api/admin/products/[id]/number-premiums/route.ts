import { methods, route } from "@/lib/http/route";
import { adminProductParams } from "@/lib/catalog/admin-contracts";
import { addNumberPremium } from "@/lib/catalog/editions/add-number-premium";
import { listNumberPremiums } from "@/lib/catalog/editions/admin-queries";
import { numberPremiumBody, numberPremiumsReply } from "@/lib/catalog/editions/contracts";

const failed = "Failed to save the premium";

/** POST /admin/products/{id}/number-premiums: adds a rule for what choosing numbers costs above the price. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminProductParams,
    body: numberPremiumBody,
    reply: numberPremiumsReply,
    status: 201,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await addNumberPremium({ actor, productId: params.id, body });
      return { premiums: await listNumberPremiums(params.id) };
    },
  }),
});
