import { expectTypeOf, it } from "vitest";
import type { AuditEntry } from "@/lib/auth/audit-actions";
import type { Actor } from "@/lib/auth/contracts";
import type { recordAdminAction } from "@/lib/auth/record-admin-action";

// Checked by tsc: nothing below is called.
const by = { actorId: "usr_1" } as const;
const audit = (entry: AuditEntry) => entry;
const entries = {
  withoutDetails: () => audit({ ...by, action: "order.ship", subject: "ord_1" }),
  withDetails: () => audit({ ...by, action: "artwork.create", subject: "art_1", detail: { slug: "crown" } }),
  ofUser: () => audit({ ...by, action: "user.disable", subject: "usr_2", note: "dnt_1" }),
  ofFirstAdmin: () => audit({ actorId: null, action: "user.grant-admin", subject: "usr_2", detail: { as: "Owner" } }),
  // @ts-expect-error rejects an unknown action
  unknownAction: () => audit({ ...by, action: "order.forget", subject: "ord_1" }),
  // @ts-expect-error rejects an entry without the id that it concerns
  missingSubject: () => audit({ ...by, action: "order.ship" }),
  // @ts-expect-error rejects another subject where the action concerns a whole list
  wrongSubject: () => audit({ ...by, action: "user.export", subject: "orders", detail: { rows: 1 } }),
  // @ts-expect-error rejects details where the action has none
  needlessDetail: () => audit({ ...by, action: "order.ship", subject: "ord_1", detail: { slug: "crown" } }),
  // @ts-expect-error rejects empty details where the action has none
  emptyDetail: () => audit({ ...by, action: "order.ship", subject: "ord_1", detail: {} }),
  // @ts-expect-error rejects an entry without its details
  missingDetail: () => audit({ ...by, action: "artwork.create", subject: "art_1" }),
  // @ts-expect-error rejects the details of another action
  wrongDetail: () => audit({ ...by, action: "artwork.create", subject: "art_1", detail: { rows: 1 } }),
  // @ts-expect-error rejects an admin's action on a user without the note with the reason
  missingNote: () => audit({ ...by, action: "user.disable", subject: "usr_2" }),
  // @ts-expect-error rejects a note where the action has no reason
  needlessNote: () => audit({ ...by, action: "order.ship", subject: "ord_1", note: "dnt_1" }),
};

const admin = (input: Parameters<typeof recordAdminAction>[1]) => input;
const on = { actor: {} as Actor, userId: "usr_2", reason: "Asked for it" };
const adminActions = {
  onUser: () => admin({ ...on, action: "user.disable" }),
  onPlan: () => admin({ ...on, action: "subscription.end", detail: { plan: "patron" }, entryId: "fct_1" }),
  onProof: () => admin({ ...on, action: "payment-proof.refuse", proofId: "rcp_1" }),
  // @ts-expect-error rejects an action that has no reason
  notOnUser: () => admin({ ...on, action: "order.ship" }),
  // @ts-expect-error rejects a change of the plan without its ledger entry
  missingEntry: () => admin({ ...on, action: "subscription.end", detail: { plan: "patron" } }),
  // @ts-expect-error rejects the details of another action
  wrongDetail: () => admin({ ...on, action: "subscription.grant", detail: { plan: "patron" }, entryId: "fct_1" }),
  // @ts-expect-error rejects a ledger entry where the action creates none
  needlessEntry: () => admin({ ...on, action: "user.disable", entryId: "fct_1" }),
  // @ts-expect-error rejects a refusal without the payment proof
  missingProof: () => admin({ ...on, action: "payment-proof.refuse" }),
};

it("rejects a wrong subject, wrong details, and a reason that is missing or not needed", () => {
  expectTypeOf(entries.withDetails).returns.toEqualTypeOf<AuditEntry>();
  expectTypeOf(adminActions.onUser).returns.toEqualTypeOf<Parameters<typeof recordAdminAction>[1]>();
  expectTypeOf<AuditEntry<"order.ship">["detail"]>().toEqualTypeOf<undefined>();
  expectTypeOf<AuditEntry<"user.disable">["note"]>().toEqualTypeOf<string>();
});
