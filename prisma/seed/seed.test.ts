import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyPassword } from "@/lib/auth/passwords/password";
import { listFollowing } from "@/lib/collections/following-queries";
import { day } from "@/lib/core/clock";
import { db, disconnect } from "@/lib/db/client";
import { drawWeights } from "@/lib/draws/contracts";
import { requireDrawReport } from "@/lib/draws/queries";
import { computeOrder, parseEntryList } from "@/lib/draws/rules";
import { groupLinkToken } from "@/lib/subscriptions/groups/group-link";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";
import { listMemberImports } from "@/lib/subscriptions/imports/queries";
import { listFounders } from "@/lib/subscriptions/queries";
import { reconcile } from "@/lib/workflows/reconciliation";
import { testSecrets } from "@/tooling/dev-stack/environment";
import { seedPaystackEmulator } from "@/tooling/dev-stack/seed-database";
import { emulator } from "@/tooling/dev-stack/test-context";
import { seedProducts } from "./products";
import { seed } from "./seed";

beforeAll(async () => {
  expect(await seed()).toBe(
    `Added ${seedProducts.length} products, 22 exhibitions and artworks, 9 users and 12 orders.`,
  );
});
afterAll(disconnect);

const readAll = async () => {
  const [users, plans, subscriptions, entries, products, orders, editions, charges, exhibitions, events] =
    await Promise.all([
      db.user.findMany({ orderBy: { id: "asc" } }),
      db.plan.findMany({ orderBy: { position: "asc" } }),
      db.subscription.findMany({ orderBy: { id: "asc" } }),
      db.subscriptionEntry.findMany({ orderBy: { id: "asc" } }),
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
  return { users, plans, subscriptions, entries, products, orders, editions, charges, exhibitions, events };
};

/** Excludes the founders, who are on the Founders Wall but are not documented logins. */
const notFounders = { NOT: { email: { startsWith: "founder-" } } };

describe("seed data", () => {
  it("has at least 24 products in six categories, each with four existing images and alternative texts", async () => {
    const products = await db.product.findMany({ include: { images: true } });
    expect(products.length).toBeGreaterThanOrEqual(24);
    expect(new Set(products.map(({ categories }) => categories[0])).size).toBeGreaterThanOrEqual(6);
    for (const { images } of products) {
      expect(images).toHaveLength(4);
      for (const { url, alt } of images) {
        expect(existsSync(path.join("public", url)), url).toBe(true);
        expect(alt.length, alt).toBeGreaterThan(40);
      }
    }
  });

  it("describes each product in 60 to 140 words without exclamation marks", () => {
    for (const { slug, description } of seedProducts) {
      const words = description.split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(60);
      expect(words, slug).toBeLessThanOrEqual(140);
      expect(description, slug).not.toContain("!");
    }
  });

  it("has stock, holds and issued numbers that add up to the edition size", async () => {
    const products = await db.product.findMany({ include: { variants: true } });
    for (const { slug, editionSize, editionIssued, variants } of products) {
      const left = variants.reduce((sum, { stock, held }) => sum + stock + held, 0);
      if (editionSize !== null) expect(editionIssued + left, slug).toBe(editionSize);
    }
  });

  it("has held and sold counts that match its orders", async () => {
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

  it("has an order in every state, and a matching charge for every paid order", async () => {
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

  it("has the users and the password of the README", async () => {
    const users = await db.user.findMany({ where: notFounders, orderBy: { email: "asc" } });
    expect(users.map(({ email, role }) => `${email} ${role}`)).toEqual([
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
    for (const { passwordHash } of users) expect(await verifyPassword("living-archive", passwordHash)).toBe(true);
  });

  it("has payments that the Paystack emulator knows, so that the reconciliation finds no difference", async () => {
    const now = Date.now();
    const months = { from: new Date(now - 95 * day), to: new Date(now + day) };
    expect((await reconcile(months)).differences.length).toBeGreaterThan(0);
    const env = { PAYSTACK_BASE_URL: `${emulator().url}/paystack`, PAYSTACK_SECRET_KEY: testSecrets.paystackKey };
    for (const _ of [1, 2]) await seedPaystackEmulator(process.env.DATABASE_URL ?? "", env);
    const { paid, differences } = await reconcile(months);
    expect(differences).toEqual([]);
    expect(paid.length).toBeGreaterThan(8);
    const references = emulator()
      .transactions()
      .map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
  });

  it("has a gift voucher that is untouched, one that is partly spent and one that is used up", async () => {
    const vouchers = await db.voucher.findMany({ orderBy: { createdAt: "desc" }, include: { entries: true } });
    expect(vouchers.map(({ amountKobo, balanceKobo }) => [Number(amountKobo), Number(balanceKobo)])).toEqual([
      [5_000_000, 5_000_000],
      [2_500_000, 2_000_000],
      [1_000_000, 0],
    ]);
    for (const { balanceKobo, entries } of vouchers)
      expect(entries.reduce((sum, { kobo }) => sum + kobo, 0n)).toBe(balanceKobo);
  });

  it("has a group with seats in every state, a finished import of members, and follows", async () => {
    const group = await db.giftMembership.findFirstOrThrow({ where: { seats: { gt: 1 } } });
    const shown = await getGroupByLink(groupLinkToken(group.id));
    expect(shown?.seats.map(({ state }) => state)).toEqual(["used", "used", "invited", "free"]);
    expect(shown).toMatchObject({ state: "paid", total: 216_000 });
    const [done] = await listMemberImports();
    expect(done).toMatchObject({ isRunning: false, counts: { imported: 3, same: 1, error: 1, waiting: 0 } });
    const { id: _id } = await db.user.findUniqueOrThrow({ where: { email: "collector@livingarchive.test" } });
    const { follows } = await listFollowing({ _id, role: "Member", isVIP: true });
    expect(follows.map(({ kind }) => kind)).toEqual(["leader", "series", "thread"]);
  });

  it("has subscriptions of every plan in every state, with a charge for each paid ledger entry", async () => {
    const subscriptions = await db.subscription.findMany({ where: { user: notFounders }, orderBy: { plan: "asc" } });
    const running = subscriptions.filter(({ endsAt }) => endsAt > new Date()).map(({ plan }) => plan);
    expect(running).toEqual(["monthly", "monthly", "monthly", "monthly", "yearly", "collector"]);
    expect(subscriptions).toHaveLength(7);
    const users = await db.user.findMany({
      where: { ...notFounders, subscription: { isNot: null } },
      include: { subscription: true, autoRenewals: true, fulfilments: true },
    });
    const of = (key: string) => users.find(({ email }) => email === `${key}@livingarchive.test`);
    const daysLeft = (key: string) => (Number(of(key)?.subscription?.endsAt ?? 0) - Date.now()) / day;
    expect(daysLeft("expired")).toBeLessThan(0);
    expect(daysLeft("lapsing")).toBeCloseTo(5, 1);
    expect(daysLeft("grace")).toBeGreaterThan(0);
    expect(of("grace")?.subscription?.graceSince).not.toBeNull();
    expect(of("renewing")?.autoRenewals.map(({ status }) => status)).toEqual(["active"]);
    expect(of("grace")?.autoRenewals.map(({ status }) => status)).toEqual(["attention"]);
    const states = new Set(of("collector")?.fulfilments.map(({ status }) => status));
    expect([...states].sort()).toEqual(["due", "received", "sent"]);
    for (const { reference, amountKobo } of await db.subscriptionEntry.findMany({ where: { amountKobo: { gt: 0 } } })) {
      const charge = await db.charge.findUniqueOrThrow({ where: { reference } });
      expect(charge).toMatchObject({ status: "success", purpose: "membership", amountKobo });
    }
  });

  it("has active founders of both plans", async () => {
    const founders = await listFounders();
    expect(founders.length).toBeGreaterThanOrEqual(12);
    expect(new Set(founders.map(({ subscription }) => subscription.plan))).toEqual(new Set(["yearly", "collector"]));
  });
});

describe("seeded exhibitions", () => {
  it("has eighteen leaders, ten of them on the board, each with an artwork that links to an existing product", async () => {
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

  it("has two open exhibitions for members and two announced ones for everyone", async () => {
    const exhibitions = await db.exhibition.findMany({ orderBy: { position: "asc" } });
    expect(exhibitions.map(({ slug, requiresVip, status }) => [slug, requiresVip, status])).toEqual([
      ["heads-of-state", true, "open"],
      ["badger", true, "open"],
      ["afroalchemy", false, "announced"],
      ["loves-labours", false, "announced"],
    ]);
  });
});

describe("the draw that is over", () => {
  it("has sold its units: to the first in line, and to the third, because the second has not paid", async () => {
    const draw = await db.draw.findFirstOrThrow({ where: { state: "finished" }, include: { product: true } });
    const entries = await db.drawEntry.findMany({
      where: { drawId: draw.id },
      orderBy: { rank: "asc" },
      include: { order: { include: { items: { include: { editions: true } } } } },
    });
    expect(entries.map(({ state }) => state)).toEqual([
      "bought",
      "expired",
      "bought",
      ...Array.from({ length: entries.length - 3 }, () => "lost"),
    ]);
    expect(entries.filter(({ state }) => state === "bought")).toHaveLength(draw.units);
    const sold = entries.flatMap(({ order }) => order?.items.flatMap(({ editions }) => editions) ?? []);
    expect(sold.map(({ productId }) => productId)).toEqual([draw.productId, draw.productId]);
    for (const { order, userId } of entries.slice(0, 3)) expect(order?.userId).toBe(userId);
    expect(entries[2]?.order?.createdAt).toEqual(entries[1]?.order?.cancelledAt);
    const { list, order, seed: drawn } = await requireDrawReport(draw.slug);
    expect(await computeOrder(drawn?.sha256 ?? "", parseEntryList(list.text))).toEqual(order);
  });

  it("gives each entry the tickets of its plan", async () => {
    for (const { weight, plan, draw } of await db.drawEntry.findMany({ include: { draw: true } }))
      expect(weight).toBe(drawWeights.parse(draw.weights)[plan ?? "none"]);
  });
});

describe("seeding again", () => {
  it("changes nothing, including rows that an admin edited", async () => {
    await db.product.update({ where: { slug: "obj-pendant" }, data: { priceKobo: 19_900_000n, slug: "the-pendant" } });
    await db.user.update({ where: { email: "member@livingarchive.test" }, data: { firstName: "Fọláṣadé" } });
    const before = await readAll();
    expect(await seed()).toBe("The database is already seeded: nothing was added.");
    expect(await readAll()).toEqual(before);
  });

  it("adds nothing twice when two processes seed at the same time", async () => {
    const [first, second] = await Promise.all([seed(), seed()]);
    expect([first, second]).toEqual([
      "The database is already seeded: nothing was added.",
      "The database is already seeded: nothing was added.",
    ]);
  });
});
