import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as cancelRsvp } from "@/app/api/events/[id]/cancel-rsvp/route";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { POST as passOn } from "@/app/api/events/[id]/transfer/route";
import { POST as withdraw } from "@/app/api/events/[id]/transfer/withdraw/route";
import { GET as listRsvps } from "@/app/api/events/rsvps/route";
import { POST as accept } from "@/app/api/events/tickets/[token]/accept/route";
import type { Actor } from "@/lib/auth/contracts";
import { backgroundSettled } from "@/lib/core/background";
import { hour } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { cancelEvent } from "@/lib/events/cancel-event";
import { checkInGuest } from "@/lib/events/check-in-guest";
import { makePaidEvent } from "@/lib/events/factory";
import { previewMessage } from "@/lib/events/message-attendees";
import { notifyAttendees } from "@/lib/events/notify-attendees";
import { refundTicketsOf } from "@/lib/events/refund-tickets";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { getMyTicket } from "@/lib/events/ticket-queries";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { exportAccount } from "@/lib/workflows/export-account";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const fromNow = (ms: number) => new Date(Date.now() + ms);
const free = { everyoneKobo: 0n, monthlyKobo: 0n, yearlyKobo: 0n };
const join = (id: string, as: Actor, body: object = {}) =>
  callRoute(rsvp, `/api/events/${id}/rsvp`, { as, body, params: { id } });
const giveUp = (id: string, as: Actor) =>
  callRoute(cancelRsvp, `/api/events/${id}/cancel-rsvp`, { as, body: {}, params: { id } });
const rowOf = (id: string, { _id }: Actor) =>
  db.eventRsvp.findUniqueOrThrow({ where: { eventId_userId: { eventId: id, userId: _id } } });

async function buyAndPay(id: string, as: Actor) {
  const { body } = await join(id, as);
  await emulator().pay(body.authorization_url);
  const { reference } = await db.charge.findFirstOrThrow({
    where: { authorizationUrl: body.authorization_url, userId: as._id },
  });
  await pollPayment(reference);
  return rowOf(id, as);
}
async function sendEmails() {
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await runScheduledJobs();
  await backgroundSettled();
}
const emailTo = ({ email }: Actor, subject: string) =>
  emulator()
    .emails()
    .find((mail) => [mail.to].flat().includes(email) && mail.subject.startsWith(subject));

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
});

describe("a guest who has checked in", () => {
  async function makeCheckedIn() {
    const id = await makePaidEvent({ startsAt: fromNow(hour / 3), refundHours: 0 });
    const [guest, admin] = await Promise.all([makeActor(), makeActor({ role: "Admin" })]);
    const { checkInCode: code, chargeId } = await buyAndPay(id, guest);
    await checkInGuest({ actor: admin, eventId: id, code, key: null });
    return { id, guest, chargeId: chargeId ?? "" };
  }

  test("cannot cancel, and gets no refund", async () => {
    const { id, guest, chargeId } = await makeCheckedIn();
    expect(await giveUp(id, guest)).toMatchObject({
      status: 409,
      body: { error: "You have checked in, so this seat cannot be cancelled." },
    });
    expect(await rowOf(id, guest)).toMatchObject({ status: "seat", chargeId });
    expect(await db.refund.count({ where: { chargeId } })).toBe(0);
  });

  test("stays when the check-in and a cancellation race", async () => {
    const id = await makePaidEvent({ startsAt: fromNow(hour / 3), refundHours: 0 });
    const [guest, admin] = await Promise.all([makeActor(), makeActor({ role: "Admin" })]);
    const { id: seat, checkInCode: code } = await buyAndPay(id, guest);
    const untilWaiting = (call: string) =>
      vi.waitFor(async () => {
        const waiting = await db.$queryRaw`
          SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${`%${call}%`}`;
        expect(waiting).toHaveLength(1);
      }, 5_000);
    const [, cancelled] = await db.$transaction(
      async (tx) => {
        // Both wait for this row, in this order.
        await tx.$executeRaw`SELECT 1 FROM event_rsvps WHERE id = ${seat} FOR UPDATE`;
        const checkedIn = checkInGuest({ actor: admin, eventId: id, code, key: null });
        await untilWaiting("check_in_idempotency_key =");
        const cancellation = giveUp(id, guest);
        await untilWaiting("event_give_up_seats");
        return [checkedIn, cancellation] as const;
      },
      { timeout: 15_000 },
    );
    expect((await cancelled).status).toBe(409);
    expect(await rowOf(id, guest)).toMatchObject({ status: "seat", checkedInAt: expect.any(Date) });
  });

  test("gets no refund by deleting the account", async () => {
    const { guest, chargeId } = await makeCheckedIn();
    await db.$transaction((tx) => refundTicketsOf(tx, guest._id));
    expect(await db.refund.count({ where: { chargeId } })).toBe(0);
  });
});

describe("a paid ticket that was passed on", () => {
  async function makePassedOn() {
    const id = await makePaidEvent();
    const [payer, guest] = await Promise.all([makeActor(), makeActor()]);
    await buyAndPay(id, payer);
    await callRoute(passOn, `/api/events/${id}/transfer`, { as: payer, body: { email: guest.email }, params: { id } });
    const token = ticketLinkToken((await rowOf(id, payer)).transferKey ?? "");
    await callRoute(accept, `/api/events/tickets/${token}/accept`, { as: guest, body: {}, params: { token } });
    return { id, payer, guest };
  }

  test("has no payment for its new guest, on the page, in the export, in the emails and when it is cancelled", async () => {
    const { id, payer, guest } = await makePassedOn();
    const ticket = await getMyTicket({ actor: guest, id });
    expect([ticket?.code === null, ticket?.payment, ticket?.rsvp.status]).toEqual([false, null, "seat"]);
    const { data } = JSON.parse(await exportAccount({ userId: guest._id, email: guest.email }));
    expect(data.EventRsvp).toEqual([expect.not.objectContaining({ priceKobo: expect.anything() })]);
    await sendEmails();
    const [bought, passedOn] = [emailTo(payer, "Your seat"), emailTo(guest, "Your seat")];
    expect([bought?.text, passedOn?.text]).toEqual([
      expect.stringContaining("You paid ₦5,000"),
      expect.stringContaining("Your check-in code is"),
    ]);
    expect(passedOn?.text).not.toContain("You paid");
    expect((await giveUp(id, guest)).body).toMatchObject({ seat: { status: "none" }, refunded: 0 });
    expect(await db.refund.count({ where: { charge: { userId: payer._id } } })).toBe(1);
    await sendEmails();
    expect(emailTo(payer, "Your payment goes back")?.text).toContain("The ticket has been given up");
  });

  test("names no amount to its new guest when the event is cancelled, and its payer learns of the refund", async () => {
    const { id, payer, guest } = await makePassedOn();
    const admin = await makeActor({ role: "Admin" });
    await cancelEvent({ actor: admin, id, reason: "Flooded." });
    await sendEmails();
    const email = emailTo(guest, "Cancelled");
    expect(email?.text).toContain("Flooded.");
    expect(email?.text).not.toContain("₦");
    expect(emailTo(payer, "Your payment goes back")?.text).toContain(
      "The event is cancelled, so your payment goes back",
    );
  });
});

describe("the link to join online", () => {
  const link = "https://meet.example/secret";
  const linkOf = async (id: string, actor: Actor) => (await getMyTicket({ actor, id }))?.event.link;

  test("of a free event is for members only, also with a seat", async () => {
    const id = await makePaidEvent({ ...free, link });
    const [guest, member] = await Promise.all([makeActor(), makeActor({ plan: "monthly" })]);
    for (const actor of [guest, member]) expect((await join(id, actor)).body.seat.status).toBe("seat");
    expect([await linkOf(id, guest), await linkOf(id, member)]).toEqual([null, link]);
    expect((await getMyTicket({ actor: guest, id }))?.missingLink).toBeNull();
  });

  test("of a free online event is announced as for members, on the ticket and in the email of a guest without a plan", async () => {
    const id = await makePaidEvent({ ...free, link, isOnline: true });
    const [guest, member] = await Promise.all([makeActor(), makeActor({ plan: "monthly" })]);
    for (const actor of [guest, member]) await join(id, actor);
    await sendEmails();
    const seen = [guest, member].map(async (actor) => {
      const text = emailTo(actor, "Your seat")?.text.replace(/\s+/g, " ");
      return [
        (await getMyTicket({ actor, id }))?.missingLink,
        text?.includes("The link to join online is for members of the Circle"),
      ];
    });
    expect(await Promise.all(seen)).toEqual([
      ["plan", true],
      [null, false],
    ]);
  });

  test("that an online event does not have yet is announced on the ticket of those who get it", async () => {
    const missing = async (id: string, actor: Actor) => (await getMyTicket({ actor, id }))?.missingLink;
    const [guest, member, other] = await Promise.all([makeActor(), makeActor({ plan: "monthly" }), makeActor()]);
    const isFree = await makePaidEvent({ ...free, isOnline: true });
    for (const actor of [guest, member]) await join(isFree, actor);
    expect([await missing(isFree, guest), await missing(isFree, member)]).toEqual(["plan", "later"]);
    const coded = await makePaidEvent({ ...free, accessCode: "Iroko", isOnline: true });
    await join(coded, guest, { code: "Iroko" });
    expect([await missing(coded, guest), await missing(coded, other)]).toEqual(["later", "seat"]);
    const inLagos = await makePaidEvent(free);
    await join(inLagos, member);
    expect(await missing(inLagos, member)).toBeNull();
  });

  test("of a paid or coded event is for its guests only", async () => {
    const member = await makeActor({ plan: "monthly" });
    for (const event of [{}, { ...free, accessCode: "Iroko" }]) {
      const id = await makePaidEvent({ ...event, link });
      const guest = await makeActor({ plan: "collector" });
      expect((await join(id, guest, { code: "Iroko" })).body.seat.status).toBe("seat");
      expect([await linkOf(id, guest), await linkOf(id, member)]).toEqual([link, null]);
    }
  });
});

test("a ticket shows the venue details one day before, and until then says that they follow", async () => {
  const [guest, other] = await Promise.all([makeActor(), makeActor()]);
  const venueDetails = "1 Hospital Road";
  const [far, near, online] = await Promise.all([
    makePaidEvent({ ...free, venueDetails, startsAt: fromNow(48 * hour) }),
    makePaidEvent({ ...free, venueDetails, startsAt: fromNow(12 * hour) }),
    makePaidEvent({ ...free, isOnline: true, startsAt: fromNow(48 * hour) }),
  ]);
  for (const id of [far, near, online]) await join(id, guest);
  const venueOf = async (id: string, actor: Actor) => {
    const ticket = await getMyTicket({ actor, id });
    return [ticket?.door, ticket?.venueFollows];
  };
  expect(await venueOf(far, guest)).toEqual([null, true]);
  expect(await venueOf(near, guest)).toEqual([venueDetails, false]);
  expect(await venueOf(online, guest)).toEqual([null, false]);
  expect(await venueOf(far, other)).toEqual([null, false]);
});

test("the RSVPs of a person name a hidden event with an RSVP or by its id only", async () => {
  const [hidden, joined] = [await makePaidEvent({ isHidden: true }), await makePaidEvent({ ...free, isHidden: true })];
  const guest = await makeActor();
  await join(joined, guest);
  const listed = async (query = "") => {
    const { body } = await callRoute(listRsvps, `/api/events/rsvps${query}`, { as: guest });
    return body.seats.map(({ event }: { event: string }) => event);
  };
  const seats = await listed();
  expect([seats.includes(hidden), seats.includes(joined)]).toEqual([false, true]);
  expect(await listed(`?event=${hidden}`)).toContain(hidden);
});

test("a form without JavaScript accepts a ticket, and returns to its page with an error", async () => {
  const id = await makePaidEvent(free);
  const [giver, taker] = await Promise.all([makeActor(), makeActor()]);
  await join(id, giver);
  await callRoute(passOn, `/api/events/${id}/transfer`, { as: giver, body: { email: taker.email }, params: { id } });
  const token = ticketLinkToken((await rowOf(id, giver)).transferKey ?? "");
  const send = async (as?: Actor) => {
    const call = { ...(as && { as }), body: new URLSearchParams(), params: { token } };
    const { status, headers } = await callRoute(accept, `/api/events/tickets/${token}/accept`, call);
    return [status, headers.get("location")];
  };
  expect(await send()).toEqual([303, expect.stringMatching(/login\?redirectTo=%2Ftickets%2F/)]);
  expect(await send(giver)).toEqual([303, expect.stringContaining(`/tickets/${token}?error=conflict`)]);
  expect(await send(taker)).toEqual([303, expect.stringContaining(`/account/events/${id}`)]);
});

test("forms without JavaScript pass a ticket on and take it back, and return to it with an error", async () => {
  const id = await makePaidEvent(free);
  const giver = await makeActor();
  await join(id, giver);
  const send = async (route: Handler, fields: Record<string, string>, as?: Actor) => {
    const call = { ...(as && { as }), body: new URLSearchParams(fields), params: { id } };
    const { status, headers } = await callRoute(route, `/api/events/${id}/transfer`, call);
    return `${status} ${headers.get("location")}`;
  };
  const page = `/account/events/${id}`;
  const sentTo = async () => (await rowOf(id, giver)).transferEmail;
  const to = { email: "Tunde@example.org" };
  expect(await send(passOn, to)).toBe(`303 /login?redirectTo=${encodeURIComponent(page)}`);
  expect(await send(passOn, { email: giver.email }, giver)).toBe(`303 ${page}?error=pass_on_invalid_input`);
  expect(await send(passOn, to, await makeActor())).toBe(`303 ${page}?error=pass_on_conflict`);
  expect(await sentTo()).toBeNull();
  expect(await send(passOn, to, giver)).toBe(`303 ${page}`);
  expect(await sentTo()).toBe("tunde@example.org");
  expect(await send(withdraw, {}, giver)).toBe(`303 ${page}`);
  expect(await sentTo()).toBeNull();
});

test("an email about a change says what each person has, and reaches the segments of guests", async () => {
  const id = await makePaidEvent(free);
  const people = await Promise.all(["seat", "offered", "held", "waiting"].map(() => makeActor()));
  const [, offered, held, waiting] = people as [Actor, Actor, Actor, Actor];
  for (const person of people) await join(id, person);
  const change = (person: Actor, status: "offered" | "held" | "waiting", expiresAt: Date | null) =>
    db.eventRsvp.updateMany({
      where: { eventId: id, userId: person._id },
      data: { status, expiresAt, seatedAt: null },
    });
  await change(offered, "offered", fromNow(hour));
  await change(held, "held", fromNow(hour));
  await change(waiting, "waiting", null);
  await db.event.update({ where: { id }, data: { seatsTaken: 3 } });
  await db.$transaction((tx) => notifyAttendees(tx, { eventId: id, change: "changed" }));
  await sendEmails();
  const texts = people.map((person) => emailTo(person, "Another time or place")?.text.replace(/\s+/g, " "));
  expect(texts).toEqual([
    expect.stringContaining("Your seat is still yours."),
    expect.stringContaining("The seat that has become free is kept for you until"),
    expect.stringMatching(/Your seat is kept until .* while you pay for it\./),
    expect.stringContaining("You are still on the waiting list."),
  ]);
  const body = { subject: "Rain", text: "Bring a coat." };
  const sizes = await Promise.all(
    (["going", "waiting"] as const).map((segment) => previewMessage({ id, body: { ...body, segment } })),
  );
  expect(sizes.map(({ recipients }) => recipients)).toEqual([1, 3]);
});
