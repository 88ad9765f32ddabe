import { beforeEach, expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { openBarrier } from "@/tests/resilience/db-barrier";
import { startInstance } from "@/tests/resilience/start-instance";
import { emulator } from "@/tooling/dev-stack/test-context";

const INSTANCE_ROUTES = "/api/newsletter/collectors";
const issue = { subject: "November in the house", content: "A **vase** came home." };
const subscriberEmail = (place: number) => `reader-${place}@livingarchive.test`;

beforeEach(async () => {
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`UPDATE users SET email = id || '@gone.test', deleted_at = now()`;
  emulator().faults("resend", "none");
});

/** As if time had gone by: what waits has waited long enough, until nothing is left. */
async function advanceTime(): Promise<void> {
  await backgroundSettled();
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = NULL, next_attempt_at = now() WHERE status = 'pending'`;
  await processOutbox();
}

test.each([
  [
    "when Resend has accepted an email and this is not stored yet",
    {
      table: "newsletter_deliveries",
      on: "UPDATE",
      when: `NEW.status = 'sent' AND NEW.email = '${subscriberEmail(5)}'`,
    },
  ],
  [
    "when it is noted and the outbox does not know",
    { table: "outbox_messages", on: "UPDATE", when: "NEW.status = 'sent' AND NEW.topic = 'newsletter.issue.email'" },
  ],
  ["when the issue is started and no email is sent yet", { table: "audit_log", on: "INSERT" }],
] as const)(
  "a machine lost half way through an issue, %s: each reader has it once",
  async (_, place) => {
    const readers = Array.from({ length: 9 }, (_unused, number) => subscriberEmail(number));
    for (const email of readers) await makeUser({ email, plan: "collector" });
    const admin = await makeActor({ role: "Admin" });
    const before = emulator().emails().length;
    const headers = { "idempotency-key": `press-${admin._id}` };
    const [instance, paused] = await Promise.all([startInstance({ INSTANCE_ROUTES }), openBarrier(place)]);
    const asked = instance.request(INSTANCE_ROUTES, { as: admin, body: issue, headers }).catch(() => null);
    await paused.reached();
    await instance.kill();
    await paused.cutConnections();
    await paused.release();
    await asked;
    // The admin presses again with the same key, as the form does, while another machine goes on with what is left.
    const other = await startInstance({ INSTANCE_ROUTES });
    expect((await other.request(INSTANCE_ROUTES, { as: admin, body: issue, headers })).status).toBe(200);
    await other.kill();
    await advanceTime();
    await advanceTime();
    const mails = emulator().emails();
    const reached = mails.slice(0, mails.length - before).flatMap(({ to }) => to);
    expect(reached.sort()).toEqual(readers);
    expect(
      await db.newsletterDelivery.groupBy({ by: ["status"], where: { issue: { sentById: admin._id } }, _count: true }),
    ).toEqual([{ status: "sent", _count: 9 }]);
  },
  180_000,
);
