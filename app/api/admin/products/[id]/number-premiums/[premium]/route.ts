import { methods, route } from "@/lib/http/route";
import { listNumberPremiums } from "@/lib/catalog/editions/admin-queries";
import { numberPremiumParams, numberPremiumsReply } from "@/lib/catalog/editions/contracts";
import { removeNumberPremium } from "@/lib/catalog/editions/remove-number-premium";

const failed = "Failed to remove the premium";

/** DELETE /admin/products/{id}/number-premiums/{premium}: removes a rule. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route({
    access: "admin",
    permission: "catalog",
    errors: ["not_found"],
    limit: "write",
    params: numberPremiumParams,
    reply: numberPremiumsReply,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await removeNumberPremium({ actor, productId: params.id, premiumId: params.premium });
      return { premiums: await listNumberPremiums(params.id) };
    },
  }),
});
