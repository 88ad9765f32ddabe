import { beforeEach, describe, expect, test } from "vitest";
import { GET as getFile } from "@/app/api/downloads/file/route";
import { GET as getList } from "@/app/api/downloads/list/route";
import { GET as getGuestFile } from "@/app/api/guest/orders/[token]/downloads/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { db, transaction } from "@/lib/db/client";
import { makeDownload } from "@/lib/downloads/factory";
import { listOwnedDownloads, listProductFiles } from "@/lib/downloads/queries";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { createGuest } from "@/lib/orders/guest/guest";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { extendChain } from "@/lib/ownership/extend-chain";
import { makeActor } from "@/lib/subscriptions/factory";

const list = (as: Actor) => callRoute(getList, "/api/downloads/list", { as });
const fetchFile = async (as: Actor, name: string) => {
  const { status, text } = await callRoute(getFile, `/api/downloads/file?name=${name}`, { as });
  return [status, text];
};

async function makeFile(filename: string, products: readonly TestProduct[], level: "basic" | "owners" = "owners") {
  const file = await makeDownload({ filename, level, bytes: new TextEncoder().encode(filename) });
  for (const { id } of products) await db.downloadProduct.create({ data: { downloadId: file.id, productId: id } });
  return file;
}

const buy = (actor: Actor, product: TestProduct, state: Partial<Parameters<typeof makeOrder>[0]> = {}) =>
  makeOrder({ buyer: { ...actor, id: actor._id }, items: [{ product }], ...state });

let owner: Actor;
let stranger: Actor;
let product: TestProduct;

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.download.deleteMany();
  [owner, stranger] = [await makeActor(), await makeActor()];
  product = await makeProduct({ editionSize: 20, name: "The hat" });
});

describe("an owner without a plan", () => {
  test("sees and downloads the files of their product, and no others", async () => {
    await makeFile("hat.pdf", [product]);
    await makeFile("other.pdf", [await makeProduct()]);
    await makeFile("members.pdf", [], "basic");
    await buy(owner, product);
    const { status, body } = await list(owner);
    expect([status, body.items]).toMatchObject([
      200,
      [
        {
          filename: "hat.pdf",
          level: "owners",
          isLocked: false,
          isOwned: true,
          products: [{ slug: product.slug, name: "The hat" }],
        },
      ],
    ]);
    expect(await fetchFile(owner, "hat.pdf")).toEqual([200, "hat.pdf"]);
    // Which other files there are stays unknown.
    for (const name of ["other.pdf", "members.pdf", "missing.pdf"])
      expect(await fetchFile(owner, name)).toEqual([403, "Members Only"]);
  });

  test("has what a plan opens too, if the file is for both", async () => {
    await makeFile("both.pdf", [product], "basic");
    await buy(owner, product);
    expect(await fetchFile(owner, "both.pdf")).toEqual([200, "both.pdf"]);
    const member = await makeActor({ plan: "monthly" });
    expect(await fetchFile(member, "both.pdf")).toEqual([200, "both.pdf"]);
    expect((await list(member)).body.items).toMatchObject([{ isLocked: false, isOwned: false }]);
  });

  test.each([
    ["unpaid", { paymentStatus: "unpaid" }],
    ["refunded", { paymentStatus: "refunded" }],
  ] as const)("has nothing of an %s order", async (_, state) => {
    await makeFile("hat.pdf", [product]);
    const { id } = await buy(owner, product, state);
    expect((await list(owner)).status).toBe(403);
    expect(await fetchFile(owner, "hat.pdf")).toEqual([403, "Members Only"]);
    expect(await listOwnedDownloads({ userId: owner._id, orderId: id })).toEqual([]);
  });

  test("has an open edition by its order, until all units are refunded", async () => {
    const open = await makeProduct({ editionSize: null });
    await makeFile("open.pdf", [open]);
    const { items } = await makeOrder({
      buyer: { ...owner, id: owner._id },
      items: [{ product: open, quantity: 2 }],
    });
    await db.orderItem.update({ where: { id: items[0]?.id ?? "" }, data: { refundedQuantity: 1 } });
    expect(await fetchFile(owner, "open.pdf")).toEqual([200, "open.pdf"]);
    await db.orderItem.update({ where: { id: items[0]?.id ?? "" }, data: { refundedQuantity: 2 } });
    expect(await fetchFile(owner, "open.pdf")).toEqual([403, "Members Only"]);
  });

  test("loses the files with a voided number", async () => {
    await makeFile("hat.pdf", [product]);
    const { items } = await buy(owner, product);
    await db.edition.updateMany({ where: { orderItemId: items[0]?.id ?? "" }, data: { voidedAt: new Date() } });
    expect(await fetchFile(owner, "hat.pdf")).toEqual([403, "Members Only"]);
  });

  test("keeps the files of a product that has left the shop", async () => {
    await makeFile("hat.pdf", [product]);
    await buy(owner, product);
    await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
    expect(await fetchFile(owner, "hat.pdf")).toEqual([200, "hat.pdf"]);
    expect((await list(owner)).body.items).toMatchObject([{ isOwned: true, products: [] }]);
  });
});

test("a number that is transferred takes its files along", async () => {
  await makeFile("hat.pdf", [product]);
  const { id: orderId, items } = await buy(owner, product);
  const editionId = items[0]?.editions[0]?.id ?? "";
  const files = (userId: string) => listOwnedDownloads({ userId, editionId });
  expect(await files(owner._id)).toMatchObject([{ filename: "hat.pdf" }]);
  expect(await files(stranger._id)).toEqual([]);
  const first = await db.editionOwnership.findFirstOrThrow({ where: { editionId } });
  const next = {
    editionId,
    fromOwnershipId: first.id,
    toUserId: stranger._id,
    kind: "gift",
    nameShown: false,
  } as const;
  await transaction((tx) => extendChain(tx, next));
  expect(await fetchFile(stranger, "hat.pdf")).toEqual([200, "hat.pdf"]);
  expect(await files(stranger._id)).toMatchObject([{ filename: "hat.pdf" }]);
  expect(await fetchFile(owner, "hat.pdf")).toEqual([403, "Members Only"]);
  expect(await listOwnedDownloads({ userId: owner._id, orderId })).toEqual([]);
});

test("a buyer whose bank took the payment back has no files, and the next owner keeps them", async () => {
  await makeFile("hat.pdf", [product]);
  const { id, items } = await buy(owner, product);
  await db.order.update({ where: { id }, data: { paymentStatus: "refunded" } });
  expect(await fetchFile(owner, "hat.pdf")).toEqual([403, "Members Only"]);
  const editionId = items[0]?.editions[0]?.id ?? "";
  const { id: fromOwnershipId } = await db.editionOwnership.findFirstOrThrow({ where: { editionId } });
  const next = { editionId, fromOwnershipId, toUserId: stranger._id, kind: "transfer", nameShown: false } as const;
  await transaction((tx) => extendChain(tx, next));
  expect(await fetchFile(stranger, "hat.pdf")).toEqual([200, "hat.pdf"]);
});

test("a member sees the files of owners locked, with their product, and cannot download them", async () => {
  await makeFile("hat.pdf", [product]);
  const member = await makeActor({ plan: "collector" });
  expect((await list(member)).body.items).toMatchObject([
    { filename: "hat.pdf", isLocked: true, isOwned: false, products: [{ name: "The hat" }] },
  ]);
  expect(await fetchFile(member, "hat.pdf")).toEqual([403, "This file is for owners of its drop"]);
  const admin = await makeActor({ role: "Admin" });
  expect(await fetchFile(admin, "hat.pdf")).toEqual([200, "hat.pdf"]);
});

test("the page of a product names its files, without archived ones", async () => {
  const { id } = await makeFile("hat.pdf", [product]);
  expect(await listProductFiles(product.id)).toMatchObject([{ filename: "hat.pdf" }]);
  await db.download.update({ where: { id }, data: { deletedAt: new Date() } });
  expect(await listProductFiles(product.id)).toEqual([]);
});

describe("the link of a guest's order", () => {
  const fetchGuestFile = async (token: string, query: string) => {
    const { status, text } = await callRoute(getGuestFile, `/api/guest/orders/${token}/downloads?${query}`, {
      params: { token },
    });
    return [status, text];
  };

  async function guestOrder(bought: TestProduct, state: Partial<Parameters<typeof makeOrder>[0]> = {}) {
    const { _id: id } = await createGuest(null);
    const buyer = { id, email: `${id}@livingarchive.test`, firstName: "Ada", lastName: "Obi" };
    const order = await makeOrder({ buyer, items: [{ product: bought }], ...state });
    return { buyer, token: orderLinkToken(order.number) };
  }

  test("opens the files of that order only, and counts the download", async () => {
    const { id } = await makeFile("hat.pdf", [product]);
    const other = await makeProduct();
    await makeFile("other.pdf", [other]);
    const { buyer, token } = await guestOrder(product);
    await makeOrder({ buyer, items: [{ product: other }] });
    expect(await fetchGuestFile(token, "name=hat.pdf")).toEqual([200, "hat.pdf"]);
    expect((await db.download.findUniqueOrThrow({ where: { id } })).downloadCount).toBe(1);
    for (const name of ["other.pdf", "missing.pdf", "..%2F.env"])
      expect(await fetchGuestFile(token, `name=${name}`)).toEqual([404, "File not found"]);
    expect(await fetchGuestFile(token, "name=hat.pdf&name=other.pdf")).toEqual([400, "Please name one file"]);
    expect((await fetchGuestFile(`${token}x`, "name=hat.pdf"))[0]).toBe(404);
  });

  test("opens nothing of an unpaid order", async () => {
    await makeFile("hat.pdf", [product]);
    const { token } = await guestOrder(product, { paymentStatus: "unpaid" });
    expect(await fetchGuestFile(token, "name=hat.pdf")).toEqual([404, "File not found"]);
  });
});
