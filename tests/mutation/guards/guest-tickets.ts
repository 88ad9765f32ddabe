import type { Mutation } from "../mutation";

const test = "lib/events/guest-tickets.test.ts";
const walkIns = "lib/events/walk-ins.test.ts";
const hold = "prisma/functions/event_hold_guest_seat.sql";

/** Tickets of people without an account. */
export const guestTicketMutations: readonly Mutation[] = [
  {
    name: "a ticket moves only into the account of its address",
    file: "lib/events/guest-ticket.ts",
    text: "if (actor.email !== email && !(await db.formerEmail.findUnique({ where: { email, userId: actor._id } })))",
    replacement: "if (false)",
    test,
  },
  {
    name: "a guest needs the access code of the event",
    file: hold,
    text: "IF e.access_code IS NOT NULL AND lower(e.access_code) IS DISTINCT FROM lower(p_access_code) THEN",
    replacement: "IF false THEN",
    test,
  },
  {
    name: "a guest gets no seat that costs something",
    file: hold,
    text: "IF event_price_kobo(e, NULL) > 0 THEN",
    replacement: "IF false THEN",
    test,
  },
  {
    name: "an address has one seat of an event",
    file: hold,
    text: "IF v_known IS NOT NULL THEN",
    replacement: "IF false THEN",
    test,
  },
  {
    name: "a hold that has ended is not confirmed",
    file: "prisma/functions/event_confirm_guest_seat.sql",
    text: "IF r.status <> 'held' THEN RETURN 'ended'; END IF;",
    replacement: "",
    test,
  },
  {
    name: "a client cannot hold every seat of an event",
    file: "lib/events/reserve-as-guest.ts",
    text: 'if (result.outcome !== "full") await consumeLimitIn(',
    replacement: "if (false) await consumeLimitIn(",
    test,
  },
  {
    name: "an admin does not remove a seat that is being paid for",
    file: "lib/events/remove-from-waitlist.ts",
    text: "(r.status = 'held' AND u.is_guest)",
    replacement: "r.status = 'held'",
    test,
  },
  {
    name: "an admin takes back no seat that its guest reserved",
    file: "prisma/functions/event_remove_walk_in.sql",
    text: " AND r.added_by_id IS NOT NULL",
    replacement: "",
    test: walkIns,
  },
  {
    name: "an admin takes back no seat of an account",
    file: "prisma/functions/event_remove_walk_in.sql",
    text: " AND u.is_guest FOR UPDATE OF r",
    replacement: " FOR UPDATE OF r",
    test: walkIns,
  },
  {
    name: "a walk-in who has checked in keeps the seat",
    file: "prisma/functions/event_remove_walk_in.sql",
    text: "IF v_checked_in_at IS NOT NULL THEN RETURN 'checked_in'; END IF;",
    replacement: "",
    test: walkIns,
  },
  {
    name: "a guest who is added again by the same request gets one seat",
    file: "lib/events/add-guest.ts",
    text: "if (request.addIdempotencyKey && (await isRepeated(tx, { eventId: id, ...request }, body))) return;",
    replacement: "",
    test: walkIns,
  },
  {
    name: "an address that is not confirmed gets no mail about changes",
    file: "lib/events/notify-attendees.ts",
    text: " AND NOT (u.is_guest AND r.status = 'held')",
    replacement: "",
    test,
  },
  {
    name: "an address that is not confirmed gets no message of an admin",
    file: "lib/events/message-attendees.ts",
    text: " AND NOT (u.is_guest AND r.status = 'held')",
    replacement: "",
    test,
  },
];
