import { expectTypeOf, it } from "vitest";
import { type ApiFailure, api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";

// Checked by tsc: the calls below are never made.
const calls = {
  reply: () => api.get(apiPaths.cart),
  shipped: () => api.patch(adminApiPaths.shipOrder("1"), { courier: "GIG", trackingNumber: "A1" }),
  query: () => api.get(apiPaths.auctionLedger("1"), { query: { after: 4 } }),
  withoutBody: () => api.post(accountApiPaths.payOrder("1")),
  // @ts-expect-error rejects a path that no route has
  unknownPath: () => api.get("/api/nowhere"),
  // @ts-expect-error rejects a method that the route does not declare
  unknownMethod: () => api.post(apiPaths.cart),
  // @ts-expect-error rejects a field of the wrong type
  wrongBody: () => api.post(apiPaths.updateCart, { itemId: "a", quantity: "2" }),
  // @ts-expect-error rejects a field that the body does not have
  unknownField: () => api.post(apiPaths.updateCart, { itemId: "a", quantity: 2, size: "L" }),
  // @ts-expect-error rejects a call without its body
  missingBody: () => api.post(apiPaths.updateCart),
  // @ts-expect-error rejects a body where the route takes none
  needlessBody: () => api.post(accountApiPaths.payOrder("1"), { now: true }),
  // @ts-expect-error rejects a parameter that the query does not have
  wrongQuery: () => api.get(apiPaths.checkoutState, { query: { order: "1" } }),
  // @ts-expect-error rejects a call without a required parameter
  missingQuery: () => api.get(apiPaths.checkoutState),
};
const reads = {
  cart: () => useApi(apiPaths.cart),
  nothing: (isOpen: boolean) => useApi(isOpen ? accountApiPaths.vipUpload : null),
  query: () => useApi(apiPaths.checkoutState, { query: { reference: "r" } }),
  // @ts-expect-error rejects a path that no route has
  unknownPath: () => useApi("/api/nowhere"),
  // @ts-expect-error rejects a path without a GET handler
  unknownMethod: () => useApi(apiPaths.addToCart),
  // @ts-expect-error rejects a read without a required parameter
  missingQuery: () => useApi(apiPaths.checkoutState),
};

it("infers the reply from the path, and rejects a wrong method, body and query", async () => {
  type Data<Call extends () => Promise<unknown>> =
    Extract<Awaited<ReturnType<Call>>, { ok: true }> extends {
      data: infer D;
    }
      ? D
      : never;
  expectTypeOf<Data<typeof calls.reply>["cart"]["quantity"]>().toEqualTypeOf<number>();
  expectTypeOf<Data<typeof calls.withoutBody>["authorization_url"]>().toEqualTypeOf<string>();
  expectTypeOf<Data<typeof calls.query>["more"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Data<typeof calls.shipped>["order"]["number"]>().toEqualTypeOf<string>();
  type Read<Call extends (...given: never[]) => { data: unknown; error: unknown }> = NonNullable<
    ReturnType<Call>["data"]
  >;
  expectTypeOf<Read<typeof reads.cart>["cart"]["quantity"]>().toEqualTypeOf<number>();
  expectTypeOf<Read<typeof reads.query>["state"]>().toExtend<string>();
  expectTypeOf<Read<typeof reads.nothing>["fee"]>().not.toBeAny();
  expectTypeOf<ReturnType<typeof reads.cart>["error"]>().toEqualTypeOf<ApiFailure | undefined>();
});
