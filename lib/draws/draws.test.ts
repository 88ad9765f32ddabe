import { execFileSync, spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { POST as decline } from "@/app/api/draws/[slug]/decline/route";
import { GET as report } from "@/app/api/draws/[slug]/report/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import { findAdminDraw } from "@/lib/draws/admin-queries";
import { cancelDraw } from "@/lib/draws/cancel-draw";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { type DrawReport, drawReport } from "@/lib/draws/contracts";
import { endWindow, makeDraw, makeEntry } from "@/lib/draws/factory";
import { computeOrder, computeSeed, formatEntryList, parseEntryList, sha256Hex } from "@/lib/draws/rules";
import { runDraws } from "@/lib/draws/run-draws";
import { callRoute } from "@/lib/http/test-client";
import { releaseExpiredOrders } from "@/lib/orders/release-order";
import { resumePayment } from "@/lib/orders/resume-payment";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

/** A draw of some units, entered by as many people, with tickets from 1 to 3. */
async function drawWith({ units, people }: { units: number; people: number }) {
  const product = await makeProduct({ stock: units });
  const draw = await makeDraw({ productId: product.id, units, createdById: admin._id });
  for (let n = 0; n < people; n++)
    await makeEntry({ drawId: draw.id, userId: (await makeActor())._id, weight: (n % 3) + 1 });
  return draw;
}

/** Closes the window in time for a round that has come since. */
async function closeAndWait(id: string) {
  await endWindow(id, { roundHasCome: false });
  await closeDueDraws();
  const { round } = await db.draw.findUniqueOrThrow({ where: { id } });
  await db.$executeRaw`UPDATE draws SET round = ${round - 400}, round_at = now() - interval '5 minutes', closes_at = now() - interval '20 minutes',
    opens_at = now() - interval '1 day' WHERE id = ${id}`;
}

const reportOf = async (slug: string): Promise<DrawReport> =>
  drawReport.parse((await callRoute(report, "/", { params: { slug } })).body);
const entriesOf = (drawId: string) => db.drawEntry.findMany({ where: { drawId }, orderBy: { rank: "asc" } });
const statesOf = async (drawId: string) => (await entriesOf(drawId)).map(({ state }) => state);

const python = `
import hashlib, json, sys
r = json.load(sys.stdin)
h = lambda t: hashlib.sha256(t.encode()).hexdigest()
entries = [line.split(" ") for line in r["list"]["text"].split("\\n")[1:-1]]
seed = h("".join(line + "\\n" for line in ["living-archive-draw/1", h(r["list"]["text"]), r["seed"]["source"], r["seed"]["value"]]))
print(json.dumps([e for _, e in sorted((min(h(f"{seed}:{e}:{n}") for n in range(1, int(w) + 1)), e) for e, w in entries)]))
`;

test("five of 2,000 entries are drawn, and SQL, Python and the page compute the same from the report", {
  timeout: 60_000,
}, async () => {
  const product = await makeProduct({ stock: 5 });
  const draw = await makeDraw({ productId: product.id, units: 5, createdById: admin._id });
  const winners = await Promise.all(Array.from({ length: 20 }, () => makeActor()));
  await db.$executeRaw`
    INSERT INTO draw_entries (id, draw_id, weight) SELECT 'den_' || substr(md5(n::text), 1, 20), ${draw.id}, n % 4 + 1
    FROM generate_series(1, 1980) n`;
  const ids = new Set<string>();
  for (const { _id } of winners) ids.add((await makeEntry({ drawId: draw.id, userId: _id, weight: 2 })).id);
  await closeAndWait(draw.id);
  await runDraws();
  const published = await reportOf(draw.slug);
  expect(published).toMatchObject({
    list: { entries: 2_000 },
    seed: { source: "beacon" },
    commitment: { secret: null },
  });
  // The page's own steps.
  expect(await sha256Hex(published.list.text)).toBe(published.list.sha256);
  const { source = "beacon", value = "", sha256: seed = "" } = published.seed ?? {};
  expect(await computeSeed(published.list.sha256, source, value)).toBe(seed);
  expect(await computeOrder(seed, parseEntryList(published.list.text))).toEqual(published.order);
  // The randomness is the hash of the beacon's signature.
  const [row] = await db.$queryRaw<{ randomness: string; hash: string; ids: string[] }[]>`
    WITH list AS (SELECT ${published.list.text}::text AS text),
      entries AS (SELECT split_part(line, ' ', 1) AS id, split_part(line, ' ', 2)::int AS weight
        FROM list, regexp_split_to_table(rtrim(text, chr(10)), chr(10)) WITH ORDINALITY AS l(line, n) WHERE n > 1),
      hash AS (SELECT encode(sha256(convert_to(text, 'UTF8')), 'hex') AS hash FROM list),
      seed AS (SELECT encode(sha256(convert_to(concat_ws(chr(10), 'living-archive-draw/1', hash, ${source}::text, ${value}::text, ''), 'UTF8')), 'hex') AS seed
        FROM hash),
      ranked AS (SELECT e.id, min(encode(sha256(convert_to(seed || ':' || e.id || ':' || n, 'UTF8')), 'hex') COLLATE "C") AS ticket
        FROM entries e, seed, generate_series(1, e.weight) n GROUP BY e.id)
    SELECT (SELECT hash FROM hash) AS hash, array_agg(id ORDER BY ticket, id COLLATE "C") AS ids,
      encode(sha256(decode(${published.beacon.signature}::text, 'hex')), 'hex') AS randomness FROM ranked`;
  expect(row).toEqual({ hash: published.list.sha256, randomness: value, ids: published.order });
  // Python where it is installed, with nothing but the published report.
  if (spawnSync("python3", ["--version"]).status === 0) {
    const input = JSON.stringify(published);
    expect(JSON.parse(execFileSync("python3", ["-c", python], { input }).toString())).toEqual(published.order);
  }
  // Entries without a person are passed over, and the units go to the first people.
  const people = published.order.filter((id) => ids.has(id));
  const held = published.turns.filter(({ state }) => state === "held").map(({ id }) => id);
  expect(held).toEqual(people.slice(0, 5));
});

test("two runs at once draw once, and each unit has one hold with one email", async () => {
  const draw = await drawWith({ units: 2, people: 5 });
  await closeAndWait(draw.id);
  await Promise.all([runDraws(), runDraws(), runDraws()]);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "held", "entered", "entered", "entered"]);
  expect(await db.order.count({ where: { drawEntry: { drawId: draw.id } } })).toBe(2);
  const variant = await db.productVariant.findUniqueOrThrow({ where: { id: draw.variantId } });
  expect(variant).toMatchObject({ stock: 0, held: 2 });
  await processOutbox();
  const { name } = await db.product.findUniqueOrThrow({ where: { id: draw.productId } });
  const mails = emulator()
    .emails()
    .filter(({ subject }) => subject.includes(name));
  expect(mails.filter(({ subject }) => subject.startsWith("You were drawn"))).toHaveLength(2);
  expect(mails.filter(({ subject }) => subject.startsWith("The draw of"))).toHaveLength(3);
});

test("a job that was killed while it emailed those who were not drawn is gone on with", async () => {
  const draw = await drawWith({ units: 1, people: 4 });
  await closeAndWait(draw.id);
  await runDraws();
  const [, ...others] = await entriesOf(draw.id);
  const keys = others.map(({ id }) => `draw-not-drawn/${id}`);
  const emails = () => db.outboxMessage.count({ where: { key: { in: keys } } });
  expect(await emails()).toBe(3);
  await db.outboxMessage.deleteMany({ where: { key: { in: keys.slice(1) } } });
  await runDraws();
  expect(await emails()).toBe(3);
});

test("an expired or declined hold goes to the next in line, and the draw ends when its units are sold", async () => {
  const draw = await drawWith({ units: 1, people: 4 });
  await closeAndWait(draw.id);
  await runDraws();
  const [first] = await entriesOf(draw.id);
  const [order] = await db.$queryRaw<{ hours: number }[]>`
    SELECT round(extract(epoch FROM hold_expires_at - now()) / 3600)::int AS hours FROM orders WHERE id = ${first?.orderId}`;
  expect(order?.hours).toBe(24);
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = ${first?.orderId}`;
  await releaseExpiredOrders();
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["expired", "held", "entered", "entered"]);

  const [, second] = await entriesOf(draw.id);
  const gives = (userId: string | null | undefined) =>
    db.user.findUniqueOrThrow({ where: { id: userId ?? "" } }).then(({ id }) => makeCaller(id));
  const declined = await callRoute(decline, "/", {
    as: await gives(second?.userId),
    params: { slug: draw.slug },
    body: {},
  });
  expect(declined.status).toBe(200);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["expired", "declined", "held", "entered"]);

  const [, , third] = await entriesOf(draw.id);
  const winner = await makeCaller(third?.userId ?? "");
  const { number } = await db.order.findUniqueOrThrow({ where: { id: third?.orderId ?? "" } });
  const { reference, authorization_url } = await resumePayment({ actor: winner, number });
  await emulator().pay(authorization_url);
  await pollPayment(reference);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["expired", "declined", "bought", "lost"]);
  const finished = await db.draw.findUniqueOrThrow({ where: { id: draw.id } });
  expect(finished.state).toBe("finished");
  // The secret is published at the end, and what was kept to enter once is gone.
  const { commitment } = await reportOf(draw.slug);
  expect(sha256(commitment.secret ?? "")).toBe(commitment.sha256);
  expect(await db.drawEntry.count({ where: { drawId: draw.id, addressHash: { not: null } } })).toBe(0);
});

async function makeCaller(id: string): Promise<Actor> {
  const actor = await getActor(id);
  if (!actor) throw new Error("no such user");
  return actor;
}

test("a beacon that is away is waited for, and then the committed secret decides", async () => {
  const draw = await drawWith({ units: 1, people: 3 });
  await closeAndWait(draw.id);
  emulator().faults("drand", "down");
  await runDraws();
  expect((await db.draw.findUniqueOrThrow({ where: { id: draw.id } })).state).toBe("closed");
  await db.$executeRaw`UPDATE draws SET round_at = now() - interval '31 minutes', closes_at = now() - interval '2 hours' WHERE id = ${draw.id}`;
  await runDraws();
  emulator().faults("drand", "none");
  const { seed, commitment, list, order } = await reportOf(draw.slug);
  expect(seed?.source).toBe("commitment");
  expect(sha256(seed?.value ?? "")).toBe(draw.commitment);
  expect(commitment).toEqual({ sha256: draw.commitment, secret: seed?.value });
  expect(
    await computeOrder(await computeSeed(list.sha256, "commitment", seed?.value ?? ""), parseEntryList(list.text)),
  ).toEqual(order);
});

test("a round with a forged signature is refused, and the true one decides later", async () => {
  const draw = await drawWith({ units: 1, people: 2 });
  await closeAndWait(draw.id);
  emulator().faults("drand", "forged");
  await runDraws();
  expect((await db.draw.findUniqueOrThrow({ where: { id: draw.id } })).state).toBe("closed");
  emulator().faults("drand", "none");
  await runDraws();
  expect(await db.draw.findUniqueOrThrow({ where: { id: draw.id } })).toMatchObject({
    state: "drawn",
    seedSource: "beacon",
  });
});

test("nothing is drawn before its round, and a published list does not change", async () => {
  const draw = await drawWith({ units: 1, people: 3 });
  const entries = await db.drawEntry.findMany({ where: { drawId: draw.id }, select: { id: true, weight: true } });
  expect((await callRoute(report, "/", { params: { slug: draw.slug } })).status).toBe(404);
  await endWindow(draw.id, { roundHasCome: false });
  await runDraws();
  const published = await reportOf(draw.slug);
  expect(published).toMatchObject({ draw: { state: "closed" }, seed: null, order: [], turns: [] });
  expect(published.list.text).toBe(formatEntryList(entries));
  expect(JSON.stringify(published)).not.toMatch(/@|usr_/);
  await runDraws();
  expect((await reportOf(draw.slug)).list).toEqual(published.list);
});

test("nobody cancels a draw whose winners can be computed, until it has not been made for a day", async () => {
  const draw = await drawWith({ units: 1, people: 2 });
  const cancel = () => cancelDraw({ actor: admin, id: draw.id, reason: "A friend did not win." });
  const shownReason = async () => (await findAdminDraw(draw.id))?.cancelRefusal;
  expect(await shownReason()).toBeNull();
  await closeAndWait(draw.id);
  const reason = "The beacon's round has come, so anybody can compute who wins. The draw can no longer be cancelled.";
  await expect(cancel()).rejects.toMatchObject({ code: "conflict", message: reason });
  expect(await shownReason()).toBe(reason);
  await db.$executeRaw`
    UPDATE draws SET opens_at = now() - interval '4 days', closes_at = now() - interval '3 days', round_at = now() - interval '25 hours' WHERE id = ${draw.id}`;
  expect(await shownReason()).toBeNull();
  await cancel();
  expect((await db.draw.findUniqueOrThrow({ where: { id: draw.id } })).state).toBe("cancelled");
});

test("a cancelled draw emails everybody the reason and can be bought as usual", async () => {
  const draw = await drawWith({ units: 1, people: 2 });
  await cancelDraw({ actor: admin, id: draw.id, reason: "The edition was damaged." });
  await expect(cancelDraw({ actor: admin, id: draw.id, reason: "Again." })).rejects.toMatchObject({ code: "conflict" });
  await processOutbox();
  const { name } = await db.product.findUniqueOrThrow({ where: { id: draw.productId } });
  const mails = emulator()
    .emails()
    .filter(({ subject }) => subject === `Cancelled: the draw of ${name}`);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toContain("The edition was damaged.");
  const [row] = await db.$queryRaw<[{ closed: boolean }]>`SELECT shop_in_draw(${draw.productId}) AS closed`;
  expect(row.closed).toBe(false);
});
