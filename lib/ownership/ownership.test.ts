import { expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { getOwnershipChain, privateOwner } from "@/lib/ownership/queries";

async function soldUnit() {
  const buyer = await makeUser({ displayName: "Ada" });
  const product = await makeProduct({ editionSize: 5, stock: 5 });
  const order = await makeOrder({ buyer, items: [{ product }] });
  const [edition] = order.items[0]?.editions ?? [];
  if (!edition) throw new Error("no number was issued");
  return { buyer, order, edition };
}

test("a sold number has its buyer as the first owner, unnamed until they agree", async () => {
  const { buyer, edition } = await soldUnit();
  expect(await db.editionOwnership.findMany({ where: { editionId: edition.id } })).toMatchObject([
    { position: 1, userId: buyer.id, kind: "purchase", endedAt: null },
  ]);
  expect(await getOwnershipChain(db, edition.id)).toMatchObject([{ position: 1, name: privateOwner }]);
  await db.editionOwnership.updateMany({ where: { editionId: edition.id }, data: { nameShown: true } });
  expect(await getOwnershipChain(db, edition.id)).toMatchObject([{ name: "Ada" }]);
  await db.user.update({ where: { id: buyer.id }, data: { deletedAt: new Date() } });
  expect(await getOwnershipChain(db, edition.id)).toMatchObject([{ name: privateOwner }]);
});

test("a voided number has no owner any more", async () => {
  const { edition } = await soldUnit();
  const voidedAt = new Date(edition.createdAt.getTime() + 1_000);
  await db.edition.update({ where: { id: edition.id }, data: { voidedAt } });
  expect(await getOwnershipChain(db, edition.id)).toMatchObject([{ position: 1, endedAt: voidedAt }]);
});

test("the first owner follows an order that passes to another account, later owners do not", async () => {
  const { order, edition } = await soldUnit();
  const [account, friend] = [await makeUser(), await makeUser()];
  await db.order.update({ where: { id: order.id }, data: { userId: account.id } });
  expect(await db.editionOwnership.findMany({ where: { editionId: edition.id } })).toMatchObject([
    { userId: account.id },
  ]);
  await db.editionOwnership.updateMany({ where: { editionId: edition.id }, data: { userId: friend.id } });
  await db.order.update({ where: { id: order.id }, data: { userId: (await makeUser()).id } });
  expect(await db.editionOwnership.findMany({ where: { editionId: edition.id } })).toMatchObject([
    { userId: friend.id },
  ]);
});
