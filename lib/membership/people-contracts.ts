import * as z from "zod/mini";
import { type PlanName, planName, role } from "@/lib/accounts/contracts";
import type { FactorState, SignInLine } from "@/lib/accounts/factor-contracts";
import { deskReason } from "@/lib/accounts/people-contracts";

export const peopleSorts = ["newest", "oldest", "email", "seen", "ends"] as const;

/** What the list of people is narrowed to, and how it is sorted. `who` is the Circle, as ever, or everybody. */
export const peopleQuery = z.object({
  who: z.optional(z.enum(["circle", "everybody"])),
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  role: z.optional(role),
  plan: z.optional(z.union([planName, z.literal("none")])),
  status: z.optional(z.enum(["active", "expired"])),
  account: z.optional(z.enum(["open", "disabled", "unconfirmed"])),
  sort: z.optional(z.enum(peopleSorts)),
  cursor: z.optional(z.string().check(z.maxLength(400))),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;
export type PeopleWanted = Omit<PeopleQuery, "cursor">;

/** One line of the list. */
export type DeskPerson = {
  _id: string;
  email: string;
  name: string;
  role: "Member" | "Admin";
  plan: PlanName | null;
  endsAt: string | null;
  isActive: boolean;
  account: "open" | "disabled" | "unconfirmed";
  lastSeenAt: string | null;
  createdAt: string;
};

/** The last day of a granted plan, in Lagos. */
const day = z
  .string("Please choose a day")
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Please choose a day"));

/** POST /admin/users/{id}/plan. */
export const grantBody = z.object({ plan: planName, until: day, reason: deskReason });

type Line = { key: string; at: string; words: string; state: string };
type FactLine = Line & { reason: string | null; by: string | null };
type NoteLine = { key: string; at: string; act: string; text: string; by: string };

/** What every domain of the museum keeps about one person, as the desk reads it. */
export type PersonFile = {
  _id: string;
  email: string;
  name: string;
  displayName: string;
  role: "Member" | "Admin";
  account: "open" | "disabled" | "unconfirmed";
  createdAt: string;
  lastSeenAt: string | null;
  address: string | null;
  plan: { title: string; endsAt: string; isActive: boolean; renews: boolean; cardNumber: string } | null;
  factor: FactorState;
  facts: FactLine[];
  notes: NoteLine[];
  orders: (Line & { number: string; totalKobo: number })[];
  comments: Line[];
  evenings: Line[];
  takes: (Line & { times: number })[];
  signIns: SignInLine[];
  counts: { orders: number; comments: number; evenings: number };
};
