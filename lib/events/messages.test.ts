import { expect, test } from "vitest";
import { POST as preview } from "@/app/api/events/[id]/messages/preview/route";
import { POST as send } from "@/app/api/events/[id]/messages/route";
import { db } from "@/lib/db/client";
import { makePaidEvent } from "@/lib/events/factory";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

test("an email goes to the guests of its segment once, and not when their number is another than the confirmed one", async () => {
  const id = await makePaidEvent({ everyoneKobo: 0n, monthlyKobo: 0n, yearlyKobo: 0n, capacity: 3 });
  const [admin, came, absent, also, waits] = await Promise.all([
    makeActor({ role: "Admin" }),
    ...[1, 2, 3, 4].map(() => makeActor()),
  ]);
  if (!came || !absent || !also || !waits) throw new Error("a person is missing");
  for (const actor of [came, absent, also, waits]) await rsvpToEvent({ actor, id });
  await db.eventRsvp.updateMany({ where: { eventId: id, userId: came._id }, data: { checkedInAt: new Date() } });
  const message = (segment: string, recipients?: number) => ({
    segment,
    subject: `News for ${segment}`,
    text: "First.\n\n<b>Second</b>",
    ...(recipients && { recipients }),
  });
  const call = (handler: typeof send | typeof preview, body: object) =>
    callRoute(handler, `/api/events/${id}/messages`, { as: admin, body, params: { id } });

  const counts = [];
  for (const segment of ["going", "waiting", "checked-in", "not-come"])
    counts.push((await call(preview, message(segment))).body.recipients);
  expect(counts).toEqual([3, 1, 1, 2]);
  expect((await call(preview, message("going"))).body.html).toContain("&lt;b&gt;Second");

  expect((await call(send, message("not-come", 1))).status).toBe(409);
  expect((await call(send, message("not-come", 2))).body).toEqual({ success: true, recipients: 2 });
  await processOutbox();
  const sentTo = emulator()
    .emails()
    .filter(({ subject }) => subject === "News for not-come")
    .flatMap(({ to }) => to);
  expect(sentTo.sort()).toEqual([absent.email, also.email].sort());
});
