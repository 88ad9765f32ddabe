import { beforeEach, describe, expect, test } from "vitest";
import { PUT as putSettings } from "@/app/api/admin/shop-settings/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { requireOrder } from "@/lib/orders/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  emulator().faults("paystack", "none");
  await db.shopSettings.deleteMany();
});

const buyer = () => makeActor({ shippingAddress: sampleAddress });
const call = (as: Actor, body: object) => callRoute(postCheckout, "/api/checkout", { as, body });
const begin = async (as: Actor, body: object) => {
  const response = await call(as, body);
  expect(response.body.error).toBeUndefined();
  return response.body as { orderNumber: string; total: number };
};
const setGiftWrap = (giftWrapKobo: bigint | null) => db.shopSettings.create({ data: { giftWrapKobo } });
const settings = { giftWrap: 2_500, usd: 1_500.5, gbp: null, eur: null };

describe("a gift", () => {
  test("has its note and the price of its wrap in the order and in the total", async () => {
    await setGiftWrap(250_000n);
    const actor = await buyer();
    const body = { productId: (await makeProduct({ price: 10_000 })).id };
    const note = "  For Sade.\n<b>Happy birthday</b> ";
    const { orderNumber, total } = await begin(actor, { ...body, gift: { wanted: true, note, wrap: true } });
    expect(total).toBe(12_500);
    const gift = { note: "For Sade.\n<b>Happy birthday</b>", wrap: 2_500 };
    expect(await requireOrder({ actor, number: orderNumber })).toMatchObject({ gift, total: 12_500 });
    // Another note is the same order; without wrap it is another one.
    const again = await begin(actor, { ...body, gift: { wanted: true, note: "For Tunde", wrap: true } });
    expect(again.orderNumber).toBe(orderNumber);
    expect(await requireOrder({ actor, number: orderNumber })).toMatchObject({
      gift: { note: "For Tunde", wrap: 2_500 },
    });
    const plain = await begin(actor, body);
    expect([plain.total, plain.orderNumber === orderNumber]).toEqual([10_000, false]);
    expect(await requireOrder({ actor, number: plain.orderNumber })).toMatchObject({ gift: null });
  });

  test("without the box for a gift, note and wrap are ignored", async () => {
    await setGiftWrap(250_000n);
    const actor = await buyer();
    const gift = { wanted: false, note: "Not sent", wrap: true };
    const { orderNumber, total } = await begin(actor, { productId: (await makeProduct({ price: 10_000 })).id, gift });
    expect(total).toBe(10_000);
    expect(await requireOrder({ actor, number: orderNumber })).toMatchObject({ gift: null });
  });

  test.each([
    ["wrap that is not offered", { wanted: true, wrap: true }, /not offered/],
    ["a note that is too long", { wanted: true, note: "x".repeat(301) }, /at most 300/],
  ])("is refused with %s, and nothing is held", async (_, gift, message) => {
    const actor = await buyer();
    const response = await call(actor, { productId: (await makeProduct()).id, gift });
    expect([response.status, response.body.error]).toEqual([400, expect.stringMatching(message)]);
    expect(await db.order.count({ where: { userId: actor._id } })).toBe(0);
  });

  test("without scripts is sent to Paystack when the page showed the price of the wrap", async () => {
    await setGiftWrap(250_000n);
    const as = await buyer();
    const { id: productId } = await makeProduct({ price: 10_000 });
    const fields = { productId, quantity: "1", variation: "", "gift.wanted": "on", "gift.note": "", "gift.wrap": "on" };
    const redirect = async (price: string) => {
      const body = new URLSearchParams({ ...fields, totalSeen: "10000", "gift.price": price });
      return (await callRoute(postCheckout, "/api", { as, body })).headers.get("location");
    };
    expect(await redirect("1000")).toMatch(/error=price_changed/);
    expect(await redirect("2500")).toMatch(/\/paystack\/checkout\//);
  });
});

describe("the settings of the shop", () => {
  const put = async (body: object) =>
    callRoute(putSettings, "/", { as: await makeActor({ role: "Admin" }), method: "PUT", body });

  test("are set once for each version, also by two admins at once", async () => {
    const both = await Promise.all([put({ ...settings, version: 0 }), put({ ...settings, version: 0 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put({ ...settings, giftWrap: null, version: 1 })).body.settings).toEqual({
      ...settings,
      giftWrap: null,
      version: 2,
    });
    expect((await put({ ...settings, version: 1 })).body).toMatchObject({
      code: "stale",
      current: { version: 2, fields: { ...settings, giftWrap: null } },
    });
    expect(await db.auditLog.count({ where: { action: "shop-settings.update" } })).toBe(2);
  });

  test.each([
    ["a negative rate", { usd: -1 }, "usd"],
    ["a rate of 0", { gbp: 0 }, "gbp"],
    ["a huge price", { giftWrap: 1e12 }, "giftWrap"],
    ["half a kobo", { eur: 1.005 }, "eur"],
  ])("refuse %s", async (_, given, field) => {
    const response = await put({ ...settings, ...given, version: 0 });
    expect([response.status, Object.keys(response.body.fields)]).toEqual([400, [field]]);
    expect(await db.shopSettings.count()).toBe(0);
  });
});
