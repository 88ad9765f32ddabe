import { methods, route } from "@/lib/http/route";
import { shopSettingsBody, shopSettingsReply } from "@/lib/orders/shop-settings/contracts";
import { updateShopSettings } from "@/lib/orders/shop-settings/update-shop-settings";

/** PUT /admin/shop-settings: the price of gift wrap and the rates of approximate prices. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "catalog",
    errors: ["stale"],
    limit: "write",
    body: shopSettingsBody,
    reply: shopSettingsReply,
    messages: { failed: "Failed to save settings" },
    run: async ({ actor, body }) => ({ settings: await updateShopSettings({ actor, body }) }),
  }),
});
