import { addMonths } from "date-fns/addMonths";
import type { PlanName, ShippingAddress } from "@/lib/auth/contracts";
import { hashPassword } from "@/lib/auth/passwords/password";
import { defaultDisplayName } from "@/lib/auth/rules";
import { day } from "@/lib/core/clock";
import { newId, orderNumber } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma, Subscription, User } from "@/prisma/generated/client";

/** The password of all users in the seed and the tests. */
export const SEED_PASSWORD = "living-archive";
// Precomputed, because hashing takes 30 ms per user.
const SEED_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$wjRRMYo1ngO4RqWou31Xng$jB3SM+hSeFMP+Tp7sXsZczO+ByqJej1rAqEA/FTzN9k";

export const sampleAddress: ShippingAddress = {
  line1: "14 Adeniran Ogunsanya Street",
  line2: "",
  city: "Surulere",
  state: "Lagos",
  postalCode: "101283",
  country: "Nigeria",
};

type NewUser = {
  id?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  displayName?: string;
  role?: User["role"];
  /** The owner's by default, for an admin. */
  staffRole?: User["staffRole"];
  /** False for an unverified email address. */
  verified?: boolean;
  /** Default: SEED_PASSWORD. */
  password?: string;
  passwordHash?: string;
  shippingAddress?: ShippingAddress | null;
  showOnWall?: boolean;
  disabled?: boolean;
  deleted?: boolean;
  createdAt?: Date;
  plan?: PlanName | null;
  /** Defaults: 10 days ago until the plan's length later. An end in the past makes an expired member. */
  planFrom?: Date;
  planTo?: Date;
  /** Whether the member has answered the Founders Wall question. */
  wallAsked?: boolean;
};

/** Creates a user; by default verified, without plan and address. */
export async function makeUser(input: NewUser = {}, tx: Tx = db): Promise<User> {
  const id = input.id ?? newId("usr");
  const firstName = input.firstName ?? "Ngozi";
  const lastName = input.lastName ?? "Balogun";
  const createdAt = input.createdAt ?? new Date();
  const passwordHash = input.passwordHash ?? (input.password ? await hashPassword(input.password) : SEED_PASSWORD_HASH);
  const user = await tx.user.create({
    data: {
      id,
      email: input.email ?? `${id}@livingarchive.test`,
      passwordHash,
      firstName,
      lastName,
      displayName: input.displayName ?? defaultDisplayName(firstName, lastName),
      role: input.role ?? "Member",
      staffRole: input.staffRole ?? (input.role === "Admin" ? "Owner" : null),
      showOnWall: input.showOnWall ?? true,
      ...(input.shippingAddress && {
        addresses: { create: { id: newId("adr"), address: input.shippingAddress, isDefault: true } },
      }),
      emailVerifiedAt: input.verified === false ? null : createdAt,
      disabledAt: input.disabled ? createdAt : null,
      deletedAt: input.deleted ? createdAt : null,
      createdAt,
    },
  });
  if (input.plan) {
    const { plan, planFrom: from, planTo: to, wallAsked } = input;
    await makeSubscription({ userId: id, plan, from, to, wallAsked }, tx);
  }
  return user;
}

const planMonths: Record<PlanName, number> = { monthly: 1, yearly: 12, collector: 12, patron: 12 };

/** Creates a subscription and the ledger entry that it is projected from. */
export async function makeSubscription(
  input: { userId: string; plan: PlanName; from?: Date; to?: Date; wallAsked?: boolean },
  tx: Tx = db,
): Promise<Subscription> {
  const { userId, plan } = input;
  const startedAt = input.from ?? new Date((input.to?.getTime() ?? Date.now() + 20 * day) - 30 * day);
  const endsAt = input.to ?? addMonths(startedAt, planMonths[plan]);
  await tx.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  const subscription = await tx.subscription.create({
    data: {
      id: newId("sub"),
      userId,
      plan,
      startedAt,
      endsAt,
      cardNumber: orderNumber().replace("LA", "LAC"),
      wallPromptedAt: input.wallAsked ? startedAt : null,
    },
  });
  const id = newId("fct");
  await tx.subscriptionEntry.create({
    data: {
      id,
      subscriptionId: subscription.id,
      userId,
      kind: "admin",
      planKey: plan,
      effectiveAt: startedAt,
      fixedEndAt: endsAt,
      reference: `made-${id}`,
      periodFrom: startedAt,
      periodTo: endsAt,
      reason: "Made by the seed or a test",
    },
  });
  return subscription;
}

/** The plans with prices in kobo. `patron` is granted for an approved payment proof and is not for sale. */
export const seedPlans = [
  { key: "monthly", name: "Monthly", priceKobo: 500_000n, months: 1, position: 1 },
  { key: "yearly", name: "Yearly", priceKobo: 5_400_000n, months: 12, position: 2 },
  { key: "collector", name: "Collector", priceKobo: 10_000_000n, months: 12, position: 3 },
  { key: "patron", name: "Patron", priceKobo: 300_000_000n, months: 12, isOffered: false, position: 4 },
] as const satisfies readonly Prisma.PlanCreateManyInput[];
