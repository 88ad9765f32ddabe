/**
 * Fills an empty museum: the people, the plans, the drops, orders in every state, and the exhibitions.
 * What is already there stays as it is, so that running it again changes nothing.
 */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { knownPassword, makeUser, plans } from "../lib/accounts/factory";
import { hashPassword } from "../lib/accounts/password";
import { databaseNow, day, minute } from "../lib/platform/clock";
import { db, disconnect, type Tx } from "../lib/platform/db";
import type { IdPrefix } from "../lib/platform/ids";
import { type MadeProduct, makeOrder, makeProduct } from "../lib/shop/factory";
import type { User } from "./generated/client";
import { addNotes } from "./seed/artwork-notes";
import { addAuctions } from "./seed/auctions";
import { addComments } from "./seed/comments";
import { addDownloads } from "./seed/downloads";
import { addEvents } from "./seed/events";
import { addExhibitions } from "./seed/exhibitions";
import { addFounders } from "./seed/founders";
import { seedLabels } from "./seed/labels";
import { addMemberContent } from "./seed/member-content";
import { addMembership } from "./seed/memberships";
import { type SeedOrder, seedOrders } from "./seed/orders";
import { type SeedPerson, seedPeople } from "./seed/people";
import { seedProducts } from "./seed/products";
import { refusalToSeed } from "./seed/where";

const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** The same name has the same id in every museum, in the form that every id has. */
function fixedId(prefix: IdPrefix, name: string): string {
  const bytes = createHash("sha256").update(`${prefix}/${name}`).digest().subarray(0, 20);
  return `${prefix}_${Array.from(bytes, (byte) => letters[byte & 31]).join("")}`;
}

async function addPeople(tx: Tx, now: Date, hashes: Map<string, string>): Promise<number> {
  let added = 0;
  for (const person of seedPeople) {
    const { key, joined, firstName, lastName, role, shippingAddress } = person;
    const email = emailOf(key);
    const id = fixedId("usr", key);
    if (await tx.user.findFirst({ where: { OR: [{ id }, { email }] } })) continue;
    await makeUser(
      {
        firstName,
        lastName,
        role,
        shippingAddress,
        id,
        email,
        passwordHash: hashes.get(key),
        createdAt: new Date(now.getTime() + joined * day),
      },
      tx,
    );
    await addMembership({ tx, now, fixedId, userId: id, person });
    added++;
  }
  return added;
}

const emailOf = (key: SeedPerson["key"]) => `${key}@livingarchive.test`;

async function addProducts(tx: Tx): Promise<Map<string, MadeProduct>> {
  const added = new Map<string, MadeProduct>();
  const there = await tx.product.findMany({ select: { id: true, slug: true } });
  const taken = new Set(there.flatMap(({ id, slug }) => [id, slug]));
  for (const [position, { issued, stock, alt, ...drop }] of seedProducts.entries()) {
    const id = fixedId("prd", drop.slug);
    if (taken.has(id) || taken.has(drop.slug)) continue;
    const images = alt.map((words, i) => ({ url: `/images/products/${drop.slug}-${i + 1}-960.jpg`, alt: words }));
    const counted =
      typeof stock === "number" ? { stock } : { variations: { option: stock.option, stock: stock.choices } };
    added.set(drop.slug, await makeProduct({ ...drop, ...counted, id, images, position, editionIssued: issued }, tx));
  }
  return added;
}

/** The labels of the drops that hang; also in a museum that was hung before there were labels. */
async function addLabels(tx: Tx): Promise<void> {
  const hung = await tx.product.findMany({
    where: { id: { in: seedLabels.map(({ slug }) => fixedId("prd", slug)) }, smartLabel: null },
    select: { id: true },
  });
  await tx.smartLabel.createMany({
    data: seedLabels.flatMap(({ slug, model, chapterSlug }) => {
      const id = fixedId("lbl", slug);
      const productId = fixedId("prd", slug);
      const code = `LA-${id.slice(4, 10).toUpperCase()}`;
      return hung.some((product) => product.id === productId) ? [{ id, productId, code, model, chapterSlug }] : [];
    }),
  });
}

/** An order is added with the drops it is made of, or not at all: a drop that was there before has counts of its own. */
async function addOrders(tx: Tx, now: Date, products: Map<string, MadeProduct>): Promise<number> {
  const people = new Map(
    (await tx.user.findMany({ where: { email: { in: seedPeople.map(({ key }) => emailOf(key)) } } })).map((user) => [
      user.email,
      user,
    ]),
  );
  const admin = people.get(emailOf("admin"));
  let added = 0;
  for (const order of [...seedOrders].sort((a, b) => b.days - a.days)) {
    const buyer = people.get(emailOf(order.buyer));
    const items = order.items.flatMap(({ slug, ...rest }) => {
      const product = products.get(slug);
      return product ? [{ product, ...rest }] : [];
    });
    if (!buyer || items.length !== order.items.length) continue;
    await makeOrder({ ...placed(order, now), buyer: buyer satisfies User, items, shippedById: admin?.id }, tx);
    added++;
  }
  return added;
}

function placed(
  { number, days, minutes = 0, withoutAddress, status, paymentStatus, cancelled, courier, trackingNumber }: SeedOrder,
  now: Date,
) {
  const createdAt = new Date(now.getTime() - days * day - minutes * minute);
  const shippingAddress = withoutAddress ? null : undefined;
  return {
    id: fixedId("ord", number),
    number,
    createdAt,
    shippingAddress,
    status,
    paymentStatus,
    cancelled,
    courier,
    trackingNumber,
  };
}

/** Seeds the database that DATABASE_URL names; all of it or, after an error, none. Returns one line for a person. */
export async function seed(): Promise<string> {
  const refusal = refusalToSeed(process.env.DATABASE_URL ?? "", process.env.SEED_ANYWHERE === "1");
  if (refusal) throw new Error(refusal);
  const hashes = new Map(
    await Promise.all(seedPeople.map(async ({ key }) => [key, await hashPassword(knownPassword)] as const)),
  );
  const now = await databaseNow();
  const line = await db.$transaction(
    async (tx) => {
      // Two starts at once seed one after the other, and the second finds everything there.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('seed', 0))`;
      await tx.plan.createMany({ data: [...plans], skipDuplicates: true });
      const people = await addPeople(tx, now, hashes);
      const products = await addProducts(tx);
      await addLabels(tx);
      const orders = await addOrders(tx, now, products);
      const hung = await addExhibitions(tx, fixedId);
      const founders = await addFounders(tx, now, fixedId);
      const others = founders + (await addEvents(tx, now, fixedId)) + (await addComments(tx, now, fixedId));
      const files =
        (await addDownloads(tx, fixedId)) + (await addNotes(tx, fixedId)) + (await addMemberContent(tx, fixedId));
      if (people + products.size + orders + hung + others + files === 0)
        return "The collection hangs already: nothing was added.";
      return `Hung ${products.size} drops and ${hung} rooms and works, made ${people} people and ${orders} orders.`;
    },
    { maxWait: 30_000, timeout: 60_000 },
  );
  // The saleroom's bids lock and judge for themselves, each in its own round trip: they come when the people are there.
  await addAuctions(now, fixedId);
  return line;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  seed()
    .then((line) => console.log(line))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    })
    .finally(disconnect);
}
