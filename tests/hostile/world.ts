import type { Actor } from "@/lib/accounts/contracts";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { issueToken } from "@/lib/accounts/issue-token";
import { sealSession } from "@/lib/accounts/session-token";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { linkToken, newId, orderNumber } from "@/lib/platform/ids";
import { sha256 } from "@/lib/platform/secrets";
import { type MadeOrder, type MadeProduct, makeCartLine, makeOrder, makeProduct } from "@/lib/shop/factory";
import type { TokenPurpose } from "@/prisma/generated/client";

/**
 * Everyone who may knock: a visitor, someone who has not confirmed the address, an admin whose account was disabled, the owner of the
 * thing asked for, one whose plan has ended, a VIP, an admin, and another person.
 */
export const everyone = ["visitor", "unverified", "disabled", "owner", "expired", "vip", "admin", "stranger"] as const;
export type Who = (typeof everyone)[number];

export type World = {
  people: Record<Exclude<Who, "visitor" | "unverified" | "disabled">, Actor>;
  unverified: { id: string; email: string };
  /** The session that each of them would send; none for a visitor. */
  tokens: Record<Who, string | null>;
};

/** The eight of the table. The unverified and the disabled one's tokens are sealed as ours would be: only the accounts say no. */
export async function makeWorld(): Promise<World> {
  const shippingAddress = someAddress;
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
  const seal = (actor: Actor) => sealSession(actor);
  return {
    people,
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

/** A drop nobody else in the test touches. */
export const aDrop = (): Promise<MadeProduct> => makeProduct({ stock: 50 });

/** A line in the owner's cart. */
export async function ownersLine({ people }: World): Promise<string> {
  return (await makeCartLine({ userId: people.owner._id, product: await aDrop() })).id;
}

/** An order of the owner that has come as far as it says. */
export async function ownersOrder(
  { people: { owner } }: World,
  state: Pick<Parameters<typeof makeOrder>[0], "status" | "paymentStatus"> = {},
): Promise<MadeOrder> {
  const buyer = { ...owner, id: owner._id };
  return makeOrder({ buyer, items: [{ product: await aDrop() }], ...state });
}

/** The reference of an open payment of the owner. */
export async function ownersReference(world: World): Promise<string> {
  const order = await ownersOrder(world, { paymentStatus: "unpaid" });
  const charge = { reference: order.number, purpose: "order" as const, subjectId: order.id, userId: order.userId };
  await db.charge.create({
    data: { id: newId("chg"), ...charge, email: order.email, amountKobo: order.totalKobo, authorizationUrl: "/" },
  });
  return order.number;
}

/** A link of a mail, to somebody who is none of the seven. */
export async function aLink(purpose: TokenPurpose): Promise<string> {
  const { id } = await makeUser({ verified: purpose === "ResetPassword" });
  return issueToken(db, { userId: id, purpose });
}

/** A reader of the newsletter with both of their links. */
export async function aReader(): Promise<{ confirm: string; unsubscribe: string }> {
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

/** One number that changes when any row of any table does, but for the limits' counters and when someone was last seen. */
export async function fingerprint(): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('rate_limits', '_prisma_migrations') ORDER BY 1`;
  const one = tables
    .map(({ name }) => {
      const row = name === "users" ? "to_jsonb(t) - 'last_seen_at' - 'updated_at'" : "to_jsonb(t)";
      return `SELECT '${name}' AS name, count(*) || '/' || coalesce(sum(hashtextextended((${row})::text, 0)), 0) AS hash FROM "${name}" t`;
    })
    .join(" UNION ALL ");
  const rows = await db.$queryRawUnsafe<{ name: string; hash: string }[]>(one);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
