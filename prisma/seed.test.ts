import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPassword } from "@/lib/accounts/password";
import { listFounders } from "@/lib/membership/queries";
import { day } from "@/lib/platform/clock";
import { db, disconnect } from "@/lib/platform/db";
import { seed } from "./seed";
import { seedProducts } from "./seed/products";

beforeAll(async () => {
  expect(await seed()).toBe(`Hung ${seedProducts.length} drops and 22 rooms and works, made 9 people and 12 orders.`);
});
afterAll(disconnect);

const everything = async () => {
  const [users, plans, subscriptions, facts, products, orders, editions, charges, exhibitions, events] =
    await Promise.all([
      db.user.findMany({ orderBy: { id: "asc" } }),
      db.plan.findMany({ orderBy: { position: "asc" } }),
      db.subscription.findMany({ orderBy: { id: "asc" } }),
      db.membershipFact.findMany({ orderBy: { id: "asc" } }),
      db.product.findMany({
        orderBy: { id: "asc" },
        include: { variants: { orderBy: { id: "asc" } }, images: { orderBy: { id: "asc" } } },
      }),
      db.order.findMany({ orderBy: { id: "asc" }, include: { items: { orderBy: { id: "asc" } } } }),
      db.edition.findMany({ orderBy: { id: "asc" } }),
      db.charge.findMany({ orderBy: { id: "asc" } }),
      db.exhibition.findMany({ orderBy: { id: "asc" }, include: { leaders: true, artworks: true } }),
      db.event.findMany({ orderBy: { id: "asc" } }),
    ]);
  return { users, plans, subscriptions, facts, products, orders, editions, charges, exhibitions, events };
};

/** The wall is hung with made-up names; nobody needs to sign in as one of them. */
const notFounders = { NOT: { email: { startsWith: "founder-" } } };

describe("the collection as it is first hung", () => {
  it("has at least 24 drops in six categories, each with two pictures that exist and words for them", async () => {
    const products = await db.product.findMany({ include: { images: true } });
    expect(products.length).toBeGreaterThanOrEqual(24);
    expect(new Set(products.map(({ categories }) => categories[0])).size).toBeGreaterThanOrEqual(6);
    for (const { images } of products) {
      expect(images).toHaveLength(2);
      for (const { url, alt } of images) {
        expect(existsSync(path.join("public", url)), url).toBe(true);
        expect(alt.length, alt).toBeGreaterThan(40);
      }
    }
  });

  it("describes each drop in 60 to 140 words and without raising its voice", () => {
    for (const { slug, description } of seedProducts) {
      const words = description.split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(60);
      expect(words, slug).toBeLessThanOrEqual(140);
      expect(description, slug).not.toContain("!");
    }
  });

  it("counts every piece once: what is left, held and numbered is the whole edition", async () => {
    const products = await db.product.findMany({ include: { variants: true } });
    for (const { slug, editionSize, editionIssued, variants } of products) {
      const left = variants.reduce((sum, { stock, held }) => sum + stock + held, 0);
      if (editionSize !== null) expect(editionIssued + left, slug).toBe(editionSize);
    }
  });

  it("holds and sells exactly what its orders say", async () => {
    const variants = await db.productVariant.findMany({
      include: { items: { include: { order: true, editions: true, product: true } } },
    });
    for (const { held, sold, items } of variants) {
      const sum = (status: string) =>
        items.filter(({ order }) => order.holdStatus === status).reduce((n, { quantity }) => n + quantity, 0);
      expect(held).toBe(sum("held"));
      expect(sold).toBe(sum("sold"));
      for (const { order, product, editions, quantity } of items) {
        expect(editions).toHaveLength(order.holdStatus === "sold" && product.editionSize !== null ? quantity : 0);
      }
    }
  });

  it("has an order in every state, and a paid charge of the same sum behind every order that was paid", async () => {
    const orders = await db.order.findMany();
    const states = orders.map((order) => `${order.paymentStatus}/${order.status}/${order.holdStatus}`);
    expect([...new Set(states)].sort()).toEqual([
      "paid/delivered/sold",
      "paid/pending/sold",
      "paid/shipped/sold",
      "refunded/pending/released",
      "unpaid/pending/held",
      "unpaid/pending/released",
    ]);
    for (const order of orders.filter(({ paymentStatus }) => paymentStatus !== "unpaid")) {
      const charge = await db.charge.findUniqueOrThrow({ where: { reference: order.number } });
      expect(charge).toMatchObject({ status: "success", amountKobo: order.totalKobo, subjectId: order.id });
    }
  });

  it("lets the people in with the password of the README", async () => {
    const people = await db.user.findMany({ where: notFounders, orderBy: { email: "asc" } });
    expect(people.map(({ email, role }) => `${email} ${role}`)).toEqual([
      "admin@livingarchive.test Admin",
      "collector@livingarchive.test Member",
      "expired@livingarchive.test Member",
      "grace@livingarchive.test Member",
      "lapsing@livingarchive.test Member",
      "member@livingarchive.test Member",
      "monthly@livingarchive.test Member",
      "renewing@livingarchive.test Member",
      "yearly@livingarchive.test Member",
    ]);
    for (const { passwordHash } of people) expect(await isPassword("living-archive", passwordHash)).toBe(true);
  });

  it("has members of every plan and in every state, folded from what they paid, with a charge behind each receipt", async () => {
    const subscriptions = await db.subscription.findMany({ where: { user: notFounders }, orderBy: { plan: "asc" } });
    const running = subscriptions.filter(({ endsAt }) => endsAt > new Date()).map(({ plan }) => plan);
    expect(running).toEqual(["monthly", "monthly", "monthly", "monthly", "yearly", "collector"]);
    expect(subscriptions).toHaveLength(7);
    const people = await db.user.findMany({
      where: { ...notFounders, subscription: { isNot: null } },
      include: { subscription: true, cardRenewals: true, perksDue: true },
    });
    const of = (key: string) => people.find(({ email }) => email === `${key}@livingarchive.test`);
    const daysLeft = (key: string) => (Number(of(key)?.subscription?.endsAt ?? 0) - Date.now()) / day;
    expect(daysLeft("expired")).toBeLessThan(0);
    expect(daysLeft("lapsing")).toBeCloseTo(5, 1);
    expect(daysLeft("grace")).toBeGreaterThan(0);
    expect(of("grace")?.subscription?.graceSince).not.toBeNull();
    expect(of("renewing")?.cardRenewals.map(({ status }) => status)).toEqual(["active"]);
    expect(of("grace")?.cardRenewals.map(({ status }) => status)).toEqual(["attention"]);
    const states = new Set(of("collector")?.perksDue.map(({ status }) => status));
    expect([...states].sort()).toEqual(["due", "received", "sent"]);
    for (const { reference, amountKobo } of await db.membershipFact.findMany({ where: { amountKobo: { gt: 0 } } })) {
      const charge = await db.charge.findUniqueOrThrow({ where: { reference } });
      expect(charge).toMatchObject({ status: "success", purpose: "membership", amountKobo });
    }
  });

  it("hangs founders of both tiers, all of whom are still members", async () => {
    const founders = await listFounders();
    expect(founders.length).toBeGreaterThanOrEqual(12);
    expect(new Set(founders.map(({ subscription }) => subscription.plan))).toEqual(new Set(["yearly", "collector"]));
  });
});

describe("the exhibitions as they are first hung", () => {
  it("hangs eighteen leaders, ten of them on the board, each with a work that leads to a drop there is", async () => {
    const leaders = await db.leader.findMany({ orderBy: { position: "asc" }, include: { artworks: true } });
    expect(leaders.map(({ position }) => position)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    const dots = leaders.flatMap(({ boardPosition }) => boardPosition ?? []);
    expect(dots.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const drops = new Map((await db.product.findMany()).map((drop) => [drop.slug, drop.artworkSlug]));
    for (const { slug, artworks } of leaders) {
      expect(artworks, slug).toHaveLength(1);
      expect(drops.get(artworks[0]?.productSlug ?? ""), slug).toBe(artworks[0]?.slug);
    }
  });

  it("opens two rooms to members and announces two to everyone", async () => {
    const rooms = await db.exhibition.findMany({ orderBy: { position: "asc" } });
    expect(rooms.map(({ slug, requiresVip, status }) => [slug, requiresVip, status])).toEqual([
      ["heads-of-state", true, "open"],
      ["badger", true, "open"],
      ["afroalchemy", false, "announced"],
      ["loves-labours", false, "announced"],
    ]);
  });
});

describe("seeding again", () => {
  it("changes nothing, also where a person has changed something", async () => {
    await db.product.update({ where: { slug: "obj-pendant" }, data: { priceKobo: 19_900_000n, slug: "the-pendant" } });
    await db.user.update({ where: { email: "member@livingarchive.test" }, data: { firstName: "Fọláṣadé" } });
    const before = await everything();
    expect(await seed()).toBe("The collection hangs already: nothing was added.");
    expect(await everything()).toEqual(before);
  });

  it("adds everything once when two starts seed at the same time", async () => {
    const [first, second] = await Promise.all([seed(), seed()]);
    expect([first, second]).toEqual([
      "The collection hangs already: nothing was added.",
      "The collection hangs already: nothing was added.",
    ]);
  });
});
