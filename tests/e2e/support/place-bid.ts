import { type APIRequest, type APIRequestContext, expect } from "@playwright/test";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { serverUrls } from "./server";

/** An API client signed in as this user. */
export async function apiOf(request: APIRequest, { email }: { email: string }): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: serverUrls().url });
  const response = await context.post(accountApiPaths.login, { data: { email, password: SEED_PASSWORD } });
  expect(response.ok(), await response.text()).toBe(true);
  return context;
}

/** A bid over the API. */
export async function placeBid(
  request: APIRequest,
  bidder: { email: string },
  auctionId: string,
  amount: number,
): Promise<void> {
  const api = await apiOf(request, bidder);
  expect((await api.post(apiPaths.auctionBids(auctionId), { data: { amount } })).status()).toBe(201);
  await api.dispose();
}
