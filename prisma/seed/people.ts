import type { PlanName, ShippingAddress } from "../../lib/accounts/contracts";

/** Somebody who can sign in from the first start. `joined`, `paid` and `endsIn` are days from the day of the seed. */
export type SeedPerson = {
  key: "admin" | "collector" | "yearly" | "monthly" | "expired" | "member" | "renewing" | "grace" | "lapsing";
  firstName: string;
  lastName: string;
  joined: number;
  role?: "Admin";
  plan?: PlanName;
  /** When each period of the plan was paid for. */
  paid?: number[];
  /** In place of `paid`: one period that ends then. */
  endsIn?: number;
  /** The card that renews it. */
  card?: string;
  /** The last charge of that card failed: days of grace are running. */
  grace?: true;
  /** Was asked about the Founders Wall already. */
  wallAsked?: true;
  shippingAddress?: ShippingAddress;
};

const nigeria = { postalCode: "", country: "Nigeria" };

export const seedPeople: readonly SeedPerson[] = [
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
