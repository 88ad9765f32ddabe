import { addMonths } from "date-fns";
import type { PlanName, ShippingAddress } from "@/lib/accounts/contracts";
import { hashPassword } from "@/lib/accounts/password";
import { defaultDisplayName } from "@/lib/accounts/rules";
import { day } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db";
import { newId, orderNumber } from "@/lib/platform/ids";
import type { Prisma, Subscription, User } from "@/prisma/generated/client";

/** The password of everyone whom the seed and the tests make up. */
export const knownPassword = "living-archive";
// Its hash, made once: hashing anew would cost each person of a test 30 ms.
const knownHash = "$argon2id$v=19$m=19456,t=2,p=1$wjRRMYo1ngO4RqWou31Xng$jB3SM+hSeFMP+Tp7sXsZczO+ByqJej1rAqEA/FTzN9k";

/** An address for people who need one. */
export const someAddress: ShippingAddress = {
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
  /** False for someone who has registered and not yet opened the mail. */
  verified?: boolean;
  /** Hashed here; `passwordHash` is taken as it is. Without either it is `knownPassword`. */
  password?: string;
  passwordHash?: string;
  shippingAddress?: ShippingAddress | null;
  showOnWall?: boolean;
  disabled?: boolean;
  deleted?: boolean;
  createdAt?: Date;
  plan?: PlanName | null;
  /** When the plan began (10 days ago, unless it is given) and ends (as long from then as the plan is). An end in the past makes an expired member. */
  planFrom?: Date;
  planTo?: Date;
};

/** A person: verified, without a plan or an address unless they are given. */
export async function makeUser(given: NewUser = {}, tx: Tx = db): Promise<User> {
  const id = given.id ?? newId("usr");
  const firstName = given.firstName ?? "Ngozi";
  const lastName = given.lastName ?? "Balogun";
  const createdAt = given.createdAt ?? new Date();
  const passwordHash = given.passwordHash ?? (given.password ? await hashPassword(given.password) : knownHash);
  const user = await tx.user.create({
    data: {
      id,
      email: given.email ?? `${id}@livingarchive.test`,
      passwordHash,
      firstName,
      lastName,
      displayName: given.displayName ?? defaultDisplayName(firstName, lastName),
      role: given.role ?? "Member",
      showOnWall: given.showOnWall ?? true,
      shippingAddress: given.shippingAddress ?? undefined,
      emailVerifiedAt: given.verified === false ? null : createdAt,
      disabledAt: given.disabled ? createdAt : null,
      deletedAt: given.deleted ? createdAt : null,
      createdAt,
    },
  });
  if (given.plan) await makeSubscription({ userId: id, plan: given.plan, from: given.planFrom, to: given.planTo }, tx);
  return user;
}

const months: Record<PlanName, number> = { monthly: 1, yearly: 12, collector: 12, patron: 12 };

/** A person's standing in the Circle and the one fact that it folds from. */
export async function makeSubscription(
  given: { userId: string; plan: PlanName; from?: Date; to?: Date },
  tx: Tx = db,
): Promise<Subscription> {
  const { userId, plan } = given;
  const startedAt = given.from ?? new Date((given.to?.getTime() ?? Date.now() + 20 * day) - 30 * day);
  const endsAt = given.to ?? addMonths(startedAt, months[plan]);
  await tx.plan.createMany({ data: [...plans], skipDuplicates: true });
  const subscription = await tx.subscription.create({
    data: { id: newId("sub"), userId, plan, startedAt, endsAt, cardNumber: orderNumber().replace("LA", "LAC") },
  });
  const id = newId("fct");
  await tx.membershipFact.create({
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

/** The plans as the museum offers them, in kobo. `patron` is granted at the receipt desk and is not on the price list. */
export const plans = [
  { key: "monthly", name: "Monthly", priceKobo: 500_000n, months: 1, position: 1 },
  { key: "yearly", name: "Yearly", priceKobo: 5_400_000n, months: 12, position: 2 },
  { key: "collector", name: "Collector", priceKobo: 10_000_000n, months: 12, position: 3 },
  { key: "patron", name: "Patron", priceKobo: 300_000_000n, months: 12, isOffered: false, position: 4 },
] as const satisfies readonly Prisma.PlanCreateManyInput[];
