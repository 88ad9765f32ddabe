import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { issueToken } from "@/lib/auth/issue-token";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { linkToken, newId, orderNumber } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeCartLine, makeOrder, type TestOrder } from "@/lib/orders/factory";
import { createGuest } from "@/lib/orders/guest/guest";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";
import type { TokenPurpose } from "@/prisma/generated/client";

/**
 * Everyone who may call: a visitor, someone who has not confirmed the address, an admin whose account was disabled, the owner of the
 * thing asked for, one whose plan has ended, a VIP, an admin, and another person.
 */
export const personaNames = [
  "visitor",
  "unverified",
  "disabled",
  "owner",
  "expired",
  "vip",
  "admin",
  "stranger",
] as const;
export type Persona = (typeof personaNames)[number];

export type Personas = {
  actors: Record<Exclude<Persona, "visitor" | "unverified" | "disabled">, Actor>;
  unverified: { id: string; email: string };
  /** The session that each of them would send; none for a visitor. */
  tokens: Record<Persona, string | null>;
};

/** Creates the eight personas. The tokens of the unverified and the disabled one are valid; their accounts are not. */
export async function makePersonas(): Promise<Personas> {
  const shippingAddress = sampleAddress;
  const [owner, expired, vip, admin, stranger, unverified, disabled] = await Promise.all([
    makeActor({ shippingAddress }),
    makeActor({ shippingAddress, plan: "yearly", days: -1 }),
    makeActor({ shippingAddress, plan: "yearly", days: 30 }),
    makeActor({ shippingAddress, role: "Admin" }),
    makeActor({ shippingAddress }),
    makeUser({ verified: false }),
    makeUser({ role: "Admin", plan: "collector", disabled: true, shippingAddress }),
  ]);
  const people = { owner, expired, vip, admin, stranger };
  const seal = (actor: Actor) => makeSession(actor);
  return {
    actors: people,
    unverified: { id: unverified.id, email: unverified.email },
    tokens: {
      visitor: null,
      unverified: await seal({ ...owner, _id: unverified.id, sessionVersion: unverified.sessionVersion }),
      disabled: await seal({ ...admin, _id: disabled.id, sessionVersion: disabled.sessionVersion }),
      owner: await seal(owner),
      expired: await seal(expired),
      vip: await seal(vip),
      admin: await seal(admin),
      stranger: await seal(stranger),
    },
  };
}

/** Gives the same personas again and again, until a call has changed one of their accounts; then it makes new ones. */
export function reusePersonas(): () => Promise<Personas> {
  let reused: { personas: Personas; accounts: string } | undefined;
  return async () => {
    if (reused && (await readAccounts(reused.personas)) === reused.accounts) return reused.personas;
    const personas = await makePersonas();
    reused = { personas, accounts: await readAccounts(personas) };
    return personas;
  };
}

/** Everything that decides who the personas are and what they may do. */
async function readAccounts({ actors, unverified }: Personas): Promise<string> {
  const ids = [...Object.values(actors).map(({ _id }) => _id), unverified.id];
  const [row] = await db.$queryRaw<{ accounts: string }[]>`
    SELECT string_agg(a.text, ' ' ORDER BY a.text) AS accounts FROM (
      SELECT u::text FROM users u WHERE u.id = ANY(${ids})
      UNION ALL SELECT s::text FROM sessions s WHERE s.user_id = ANY(${ids})
      UNION ALL SELECT p::text FROM subscriptions p WHERE p.user_id = ANY(${ids})
      UNION ALL SELECT d::text FROM addresses d WHERE d.user_id = ANY(${ids})
      UNION ALL SELECT t::text FROM totp_credentials t WHERE t.user_id = ANY(${ids})
      UNION ALL SELECT k::text FROM passkeys k WHERE k.user_id = ANY(${ids})
      UNION ALL SELECT b::text FROM comment_bans b WHERE b.user_id = ANY(${ids})) a (text)`;
  return row?.accounts ?? "";
}

/** A drop nobody else in the test touches. */
export const createProduct = (): Promise<TestProduct> => makeProduct({ stock: 50 });

/** A line in the owner's cart. */
export async function createOwnersCartLine({ actors }: Personas): Promise<string> {
  return (await makeCartLine({ userId: actors.owner._id, product: await createProduct() })).id;
}

/** An order of the owner that has come as far as it says. */
export async function createOwnersOrder(
  { actors: { owner } }: Personas,
  state: Pick<Parameters<typeof makeOrder>[0], "status" | "paymentStatus"> = {},
): Promise<TestOrder> {
  const buyer = { ...owner, id: owner._id };
  return makeOrder({ buyer, items: [{ product: await createProduct() }], ...state });
}

/** The token of the link to a guest's order. */
export async function createGuestOrder({
  email = newEmail(),
  ...state
}: Pick<Parameters<typeof makeOrder>[0], "status" | "paymentStatus"> & { email?: string }): Promise<string> {
  const { _id: id } = await createGuest(null);
  const buyer = { id, email, firstName: "Ada", lastName: "Obi" };
  return orderLinkToken((await makeOrder({ buyer, items: [{ product: await createProduct() }], ...state })).number);
}

/** The owner's return request with one photo. */
export async function createOwnersReturn(world: Personas): Promise<string> {
  const { id: orderId, userId } = await createOwnersOrder(world, { status: "delivered" });
  const id = newId("ret");
  const key = `returns/${id}-1.webp`;
  await storage().put(key, new Uint8Array([1]), { type: "image/webp" });
  await db.returnRequest.create({
    data: { id, orderId, userId, reason: "damaged", text: "The neck is cracked.", photoKeys: [key] },
  });
  return id;
}

/** The reference of an open payment of the owner. */
export async function createOwnersPayment(world: Personas): Promise<string> {
  const order = await createOwnersOrder(world, { paymentStatus: "unpaid" });
  const charge = { reference: order.number, purpose: "order" as const, subjectId: order.id, userId: order.userId };
  await db.charge.create({
    data: { id: newId("chg"), ...charge, email: order.email, amountKobo: order.totalKobo, authorizationUrl: "/" },
  });
  return order.number;
}

/** The token of an emailed link, for a user who is none of the personas. */
export async function createEmailToken(purpose: TokenPurpose): Promise<string> {
  const { id } = await makeUser({ verified: purpose !== "VerifyEmail" });
  return issueToken(db, { userId: id, purpose });
}

/** A reader of the newsletter with both of their links. */
export async function createSubscriber(): Promise<{ confirm: string; unsubscribe: string }> {
  const [confirm, unsubscribe] = [linkToken(), linkToken()];
  await db.newsletterSubscriber.create({
    data: {
      id: newId("sbs"),
      email: newEmail(),
      confirmTokenHash: sha256(confirm),
      confirmExpiresAt: new Date(Date.now() + 60_000),
      unsubscribeToken: unsubscribe,
    },
  });
  return { confirm, unsubscribe };
}

export const newEmail = (): string => `${newId("usr")}@livingarchive.test`;
export const newReference = (): string => orderNumber();

/** Starts counting committed row changes. Resolves with a function that returns their number per table. */
export async function countChanges(): Promise<() => Promise<Record<string, number>>> {
  await db.$executeRaw`DELETE FROM test.changes`;
  return async () => {
    const rows = await db.$queryRaw<{ name: string; count: number }[]>`
      SELECT name, count(*)::int AS count FROM test.changes GROUP BY name ORDER BY name`;
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
}
