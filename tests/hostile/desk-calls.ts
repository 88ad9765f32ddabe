import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { type Call, toAdmins } from "@/tests/hostile/table";
import { ownersReference } from "@/tests/hostile/world";

async function aLostLetter(): Promise<string> {
  const id = newId("out");
  await db.outboxMessage.create({
    data: { id, key: id, topic: "community.enquiry", payload: {}, status: "failed", attempts: 24 },
  });
  return id;
}

/** The desks at which the museum looks after itself. */
export const deskCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/admin/outbox/[effectId]/retry",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: { effectId: await aLostLetter() } }),
  },
  {
    verb: "POST",
    path: "/api/admin/money/verify",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ body: { reference: await ownersReference(world) } }),
  },
];
