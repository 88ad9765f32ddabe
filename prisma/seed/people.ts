import type { PlanName, ShippingAddress } from "../../lib/accounts/contracts";

/** Somebody who can sign in from the first start. `joined`, `planFrom` and `planTo` are days from the day of the seed. */
export type SeedPerson = {
  key: "admin" | "collector" | "yearly" | "monthly" | "expired" | "member";
  firstName: string;
  lastName: string;
  joined: number;
  role?: "Admin";
  plan?: PlanName;
  planFrom?: number;
  planTo?: number;
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
    planFrom: -190,
    shippingAddress: { line1: "22 Glover Road", line2: "Flat 3", city: "Ikoyi", state: "Lagos", ...nigeria },
  },
  {
    key: "yearly",
    firstName: "Halima",
    lastName: "Bello",
    joined: -150,
    plan: "yearly",
    planFrom: -120,
    shippingAddress: { line1: "9 Ahmadu Bello Way", line2: "", city: "Kaduna", state: "Kaduna", ...nigeria },
  },
  { key: "monthly", firstName: "Ebiere", lastName: "Tamuno", joined: -40, plan: "monthly", planFrom: -8 },
  {
    key: "expired",
    firstName: "Chukwuemeka",
    lastName: "Eze",
    joined: -160,
    plan: "monthly",
    planFrom: -95,
    planTo: -65,
  },
  {
    key: "member",
    firstName: "Ṣadé",
    lastName: "Ọlátúnjí",
    joined: -75,
    shippingAddress: { line1: "14 Adeniran Ogunsanya Street", line2: "", city: "Surulere", state: "Lagos", ...nigeria },
  },
];
