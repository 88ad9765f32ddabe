import type { PlanName, ShippingAddress } from "../../lib/auth/contracts";

/** A user who can sign in after the first start. `joined`, `paid` and `endsIn` are days relative to the seed date. */
export type SeedUser = {
  key: "admin" | "collector" | "yearly" | "monthly" | "expired" | "member" | "renewing" | "grace" | "lapsing";
  firstName: string;
  lastName: string;
  joined: number;
  role?: "Admin";
  plan?: PlanName;
  /** The payment date of each period. */
  paid?: number[];
  /** One period that ends then, instead of `paid`. */
  endsIn?: number;
  /** The card of the automatic renewal. */
  card?: string;
  /** The last charge of the card failed, and the grace period is running. */
  grace?: true;
  /** Has been asked for Founders Wall consent. */
  wallAsked?: true;
  shippingAddress?: ShippingAddress;
};

const nigeria = { postalCode: "", country: "Nigeria" };

export const seedUsers: readonly SeedUser[] = [
  { key: "admin", firstName: "Adaeze", lastName: "Okonkwo", joined: -400, role: "Admin" },
  {
    key: "collector",
    firstName: "Babatunde",
    lastName: "Adeyẹmi",
    joined: -210,
    plan: "collector",
    paid: [-190],
    wallAsked: true,
    shippingAddress: { line1: "22 Glover Road", line2: "Flat 3", city: "Ikoyi", state: "Lagos", ...nigeria },
  },
  {
    key: "yearly",
    firstName: "Halima",
    lastName: "Bello",
    joined: -150,
    plan: "yearly",
    paid: [-120],
    shippingAddress: { line1: "9 Ahmadu Bello Way", line2: "", city: "Kaduna", state: "Kaduna", ...nigeria },
  },
  { key: "monthly", firstName: "Ebiere", lastName: "Tamuno", joined: -40, plan: "monthly", paid: [-38, -8] },
  {
    key: "expired",
    firstName: "Chukwuemeka",
    lastName: "Eze",
    joined: -160,
    plan: "monthly",
    paid: [-95],
  },
  {
    key: "member",
    firstName: "Ṣadé",
    lastName: "Ọlátúnjí",
    joined: -75,
    shippingAddress: { line1: "14 Adeniran Ogunsanya Street", line2: "", city: "Surulere", state: "Lagos", ...nigeria },
  },
  {
    key: "renewing",
    firstName: "Nnenna",
    lastName: "Uzor",
    joined: -72,
    plan: "monthly",
    paid: [-70, -40, -9],
    card: "Visa ending in 4081",
  },
  {
    key: "grace",
    firstName: "Garba",
    lastName: "Lawal",
    joined: -66,
    plan: "monthly",
    paid: [-63, -33],
    card: "Mastercard ending in 0408",
    grace: true,
  },
  { key: "lapsing", firstName: "Ìyábọ̀", lastName: "Ṣóyọyè", joined: -28, plan: "monthly", endsIn: 5 },
];

/** The address of a seeded user. */
export const emailOf = (key: SeedUser["key"]): string => `${key}@livingarchive.test`;
