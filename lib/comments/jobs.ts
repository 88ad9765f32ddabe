import type { JobHandler } from "@/lib/jobs/outbox";
import { publish } from "@/lib/realtime/realtime";

/** Publishes the message that `publishThreadChange` enqueues. A client that misses it still refetches on its next poll. */
export const threadChangeJobHandler: JobHandler = {
  send: async (payload) => {
    const { channel, event, data } = payload as { channel: string; event: string; data: Record<string, unknown> };
    await publish(channel, event, data);
  },
};
