/**
 * Seeds an empty database with users, plans, products, exhibitions, auctions, and orders in every state.
 * Idempotent: existing rows are not changed.
 */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { makeUser, SEED_PASSWORD, seedPlans } from "../../lib/auth/factory";
import { hashPassword } from "../../lib/auth/passwords/password";
import { makeProduct, type TestProduct } from "../../lib/catalog/factory";
import { day, minute } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import { db, disconnect, type Tx } from "../../lib/db/client";
import { databaseNow } from "../../lib/db/database-now";
import { makeOrder } from "../../lib/orders/factory";
import type { User } from "../generated/client";
import { addAnnotations } from "./annotations";
import { addAuctions } from "./auctions";
import { addCollections, seedSeries } from "./collections";
import { addComments } from "./comments";
import { addDownloads } from "./downloads";
import { addDraws } from "./draws";
import { addEvents } from "./events";
import { addExhibitions } from "./exhibitions";
import { addFounders } from "./founders";
import { addGroups } from "./groups";
import { addMemberContent } from "./member-content";
import { addMemberImport } from "./member-imports";
import { addMemberNotes } from "./member-notes";
import { addNewsletter } from "./newsletter";
import { type SeedOrder, seedOrders } from "./orders";
import { addPrices } from "./prices";
import { seedDetails } from "./product-details";
import { seedProducts } from "./products";
import { seedRefusal } from "./seed-guard";
import { seedSmartLabels } from "./smart-labels";
import { addSubscription } from "./subscriptions";
import { addTransfers } from "./transfers";
import { emailOf, seedUsers } from "./users";
import { addVouchers } from "./vouchers";
import { addWaitingRooms } from "./waiting-rooms";

const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Derives an id from a name, so that every seeded database has the same ids. */
function fixedId(prefix: IdPrefix, name: string): string {
  const bytes = createHash("sha256").update(`${prefix}/${name}`).digest().subarray(0, 20);
  return `${prefix}_${Array.from(bytes, (byte) => idAlphabet[byte & 31]).join("")}`;
}

async function addUsers(tx: Tx, now: Date, hashes: Map<string, string>): Promise<number> {
  let added = 0;
  for (const person of seedUsers) {
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
    await addSubscription({ tx, now, fixedId, userId: id, person });
    added++;
  }
  return added;
}

async function addProducts(tx: Tx): Promise<Map<string, TestProduct>> {
  const added = new Map<string, TestProduct>();
  const existing = await tx.product.findMany({ select: { id: true, slug: true } });
  const taken = new Set(existing.flatMap(({ id, slug }) => [id, slug]));
  for (const [position, { issued, stock, alt, ...drop }] of seedProducts.entries()) {
    const id = fixedId("prd", drop.slug);
    if (taken.has(id) || taken.has(drop.slug)) continue;
    const images = alt.map((words, i) => ({ url: `/images/products/${drop.slug}-${i + 1}-960.jpg`, alt: words }));
    const counted =
      typeof stock === "number" ? { stock } : { variations: { option: stock.option, stock: stock.choices } };
    added.set(
      drop.slug,
      await makeProduct(
        {
          ...drop,
          ...seedDetails[drop.slug],
          ...counted,
          series: seedSeries(drop.categories),
          id,
          images,
          position,
          editionIssued: issued,
        },
        tx,
      ),
    );
    if (drop.editionSize) await addPremiums(tx, { id, slug: drop.slug, price: drop.price });
  }
  return added;
}

/** What the last number of an edition, and those around No. 10, cost: a tenth and a twentieth of the price. */
async function addPremiums(tx: Tx, drop: { id: string; slug: string; price: number }): Promise<void> {
  await tx.numberPremium.createMany({
    data: [
      { id: fixedId("npm", `${drop.slug}/last`), productId: drop.id, kind: "last", premiumKobo: drop.price * 10 },
      {
        id: fixedId("npm", `${drop.slug}/range`),
        productId: drop.id,
        kind: "range",
        fromNumber: 7,
        toNumber: 12,
        premiumKobo: drop.price * 5,
      },
    ],
  });
}

/** Adds smart labels to the seeded products that have none. */
async function addSmartLabels(tx: Tx): Promise<void> {
  const unlabelled = await tx.product.findMany({
    where: { id: { in: seedSmartLabels.map(({ slug }) => fixedId("prd", slug)) }, smartLabel: null },
    select: { id: true },
  });
  await tx.smartLabel.createMany({
    data: seedSmartLabels.flatMap(({ slug, model, chapterSlug }) => {
      const id = fixedId("lbl", slug);
      const productId = fixedId("prd", slug);
      const code = `LA-${id.slice(4, 10).toUpperCase()}`;
      return unlabelled.some((product) => product.id === productId)
        ? [{ id, productId, code, model, chapterSlug }]
        : [];
    }),
  });
}

/** Adds the orders whose products were all added in this run: the stock of an existing product has been counted already. */
async function addOrders(tx: Tx, now: Date, products: Map<string, TestProduct>): Promise<number> {
  const people = new Map(
    (await tx.user.findMany({ where: { email: { in: seedUsers.map(({ key }) => emailOf(key)) } } })).map((user) => [
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
    await makeOrder({ ...orderFields(order, now), buyer: buyer satisfies User, items, shippedById: admin?.id }, tx);
    added++;
  }
  return added;
}

function orderFields(
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

/** Seeds the database of DATABASE_URL in one transaction, then the auctions. Returns a summary to print. */
export async function seed(): Promise<string> {
  const refusal = seedRefusal(process.env.DATABASE_URL ?? "", process.env.ALLOW_REMOTE_SEED === "1");
  if (refusal) throw new Error(refusal);
  const hashes = new Map(
    await Promise.all(seedUsers.map(async ({ key }) => [key, await hashPassword(SEED_PASSWORD)] as const)),
  );
  const now = await databaseNow();
  const line = await db.$transaction(
    async (tx) => {
      // Serializes concurrent seeds, so that the second finds everything in place.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('seed', 0))`;
      await tx.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
      const people = await addUsers(tx, now, hashes);
      const products = await addProducts(tx);
      await addSmartLabels(tx);
      const orders = await addOrders(tx, now, products);
      const transfers = await addTransfers(tx, now, fixedId);
      const exhibitions = await addExhibitions(tx, fixedId);
      const founders = await addFounders(tx, now, fixedId);
      const others = founders + (await addEvents(tx, now, fixedId)) + (await addComments(tx, now, fixedId));
      const collections = await addCollections(tx, now, fixedId);
      const prices =
        (await addPrices(tx, now, fixedId)) +
        (await addVouchers(tx, now, fixedId)) +
        (await addGroups(tx, now, fixedId)) +
        (await addMemberImport(tx, now, fixedId)) +
        (await addMemberNotes(tx, now, fixedId)) +
        (await addNewsletter(tx, now, fixedId)) +
        (await addWaitingRooms(tx, now, fixedId));
      const draws = await addDraws(tx, now, fixedId, products);
      const files =
        draws +
        (await addDownloads(tx, fixedId)) +
        (await addAnnotations(tx, fixedId)) +
        (await addMemberContent(tx, fixedId));
      if (people + products.size + orders + exhibitions + others + collections + files + prices + transfers === 0)
        return "The database is already seeded: nothing was added.";
      return `Added ${products.size} products, ${exhibitions} exhibitions and artworks, ${people} users and ${orders} orders.`;
    },
    { maxWait: 30_000, timeout: 60_000 },
  );
  // Bids run in transactions of their own, which need the committed users.
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
