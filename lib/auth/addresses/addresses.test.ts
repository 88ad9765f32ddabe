import { beforeEach, expect, test } from "vitest";
import { DELETE as deleteRoute, PUT } from "@/app/api/account/addresses/[id]/route";
import { GET, POST } from "@/app/api/account/addresses/route";
import { addAddress } from "@/lib/auth/addresses/add-address";
import { MAX_ADDRESSES, type SavedAddress, tooManyAddresses } from "@/lib/auth/addresses/contracts";
import { deleteAddress } from "@/lib/auth/addresses/delete-address";
import { listAddresses } from "@/lib/auth/addresses/queries";
import { updateAddress } from "@/lib/auth/addresses/update-address";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { updateProfile } from "@/lib/auth/update-profile";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const inCity = (city: string) => ({ ...sampleAddress, city });
const add = (actor: Actor, city: string, isDefault = false) =>
  addAddress({ actor, body: { label: city, shippingAddress: inCity(city), isDefault } });
const profileCity = async ({ _id }: Actor) => (await getActor(_id))?.shippingAddress?.city ?? null;
const cities = async ({ _id }: Actor) =>
  (await listAddresses(_id)).map(({ shippingAddress, isDefault }) => `${shippingAddress.city}${isDefault ? "*" : ""}`);

test("the first address is the default, and the profile has the address of whichever is the default", async () => {
  const actor = await makeActor();
  await add(actor, "Jos");
  expect(await profileCity(actor)).toBe("Jos");
  const kano = await add(actor, "Kano");
  expect(await profileCity(actor)).toBe("Jos");
  await updateAddress({ actor, id: kano._id, body: { label: "", shippingAddress: inCity("Kano"), isDefault: true } });
  expect(await cities(actor)).toEqual(["Kano*", "Jos"]);
  expect(await profileCity(actor)).toBe("Kano");
  await updateAddress({ actor, id: kano._id, body: { label: "", shippingAddress: inCity("Bichi"), isDefault: false } });
  expect(await profileCity(actor)).toBe("Bichi");
});

test("saving the profile's address changes the default address and no other", async () => {
  const actor = await makeActor();
  await updateProfile({ actor, changes: { shippingAddress: inCity("Jos") } });
  await add(actor, "Kano");
  await updateProfile({ actor, changes: { shippingAddress: inCity("Bukuru") } });
  expect(await cities(actor)).toEqual(["Bukuru*", "Kano"]);
});

test("after the default is deleted the newest of the others is the default; without any the profile has none", async () => {
  const actor = await makeActor({ shippingAddress: inCity("Jos") });
  await add(actor, "Kano");
  await add(actor, "Uyo");
  for (const left of [["Uyo*", "Kano"], ["Kano*"], []]) {
    const [first] = (await listAddresses(actor._id)) as [SavedAddress];
    await deleteAddress({ actor, id: first._id });
    expect(await cities(actor)).toEqual(left);
  }
  expect(await profileCity(actor)).toBeNull();
});

test("saves at most ten addresses and keeps one default when more are added at the same time", async () => {
  const actor = await makeActor();
  const results = await Promise.allSettled(
    Array.from({ length: MAX_ADDRESSES + 2 }, (_, index) => add(actor, `City ${index}`, true)),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason.message)).toEqual([tooManyAddresses, tooManyAddresses]);
  const saved = await listAddresses(actor._id);
  expect(saved).toHaveLength(MAX_ADDRESSES);
  expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(await profileCity(actor)).toBe(saved[0]?.shippingAddress.city);
});

test("the calls add, change, list and delete the caller's addresses, and find nobody else's", async () => {
  const [owner, stranger] = await Promise.all([makeActor(), makeActor({ shippingAddress: inCity("Owerri") })]);
  const body = { label: "Office", shippingAddress: inCity("Jos") };
  const added = await callRoute(POST, accountApiPaths.addresses, { as: owner, body });
  const { _id: id } = added.body.address;
  expect(added.body.address).toEqual({ _id: id, ...body, isDefault: true });
  const byId = (as: Actor, method: "PUT" | "DELETE", change?: unknown) =>
    callRoute(method === "PUT" ? PUT : deleteRoute, accountApiPaths.address(id), {
      method,
      as,
      params: { id },
      body: change,
    });

  for (const method of ["PUT", "DELETE"] as const) {
    const refused = await byId(stranger, method, method === "PUT" ? { ...body, isDefault: true } : undefined);
    expect([refused.status, refused.body.error]).toEqual([404, "This address was not found."]);
  }
  expect(await cities(stranger)).toEqual(["Owerri*"]);
  const invalid = await byId(owner, "PUT", { shippingAddress: { ...sampleAddress, city: " " } });
  expect([invalid.status, invalid.body.error]).toEqual([400, "City is required"]);
  expect((await byId(owner, "PUT", { ...body, label: "Studio" })).status).toBe(200);
  const { body: list } = await callRoute(GET, accountApiPaths.addresses, { as: owner });
  expect(list.addresses).toMatchObject([{ label: "Studio", isDefault: true, shippingAddress: { city: "Jos" } }]);
  expect((await byId(owner, "DELETE")).status).toBe(200);
  expect(await cities(owner)).toEqual([]);
});
