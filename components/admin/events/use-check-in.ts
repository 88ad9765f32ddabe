"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { failure, type Message, pending, success, warning } from "@/components/ui/message";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { useRefetch } from "@/lib/api-client/use-refetch";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { CheckInGuest, CheckInListReply } from "@/lib/events/contracts";
import { alreadyCheckedInMessage, checkScan, type QueuedCheckIn, readQueue, saveQueue } from "./offline-queue";

const pollInterval = 15_000;
const retryInterval = 4_000;

/** Whether the request was not decided: no network, an overloaded server, or an expired session. */
const isRetryable = (status: number) => status === 0 || status >= 500 || status === 429 || status === 401;

/**
 * Check-in of an event. A check-in is stored on the device before it is sent, and retried until the server confirms
 * it. The list is polled, because several devices may check in attendees.
 */
export function useCheckIn(event: string, first: CheckInListReply) {
  const [queue, setQueue] = useState<readonly QueuedCheckIn[]>([]);
  const [message, setMessage] = useState<Message | null>(null);
  const { data: list = first, mutate } = useApi(adminApiPaths.checkIn(event), { fallbackData: first });
  // The server does not know of the check-ins in the queue.
  useRefetch(mutate, queue.length > 0 ? 0 : pollInterval);
  const waiting = useRef<QueuedCheckIn[]>([]);
  const sending = useRef(false);

  const storeQueue = useCallback(
    (next: QueuedCheckIn[]) => {
      waiting.current = next;
      saveQueue(event, next);
      setQueue(next);
    },
    [event],
  );
  const updateGuest = useCallback(
    (guest: CheckInGuest) => {
      const update = (reply = first) => ({
        ...reply,
        guests: reply.guests.map((each) => (each._id === guest._id ? guest : each)),
      });
      // Also discards a list that is on its way, because it may not have the change.
      void mutate(update, { revalidate: false });
    },
    [mutate, first],
  );

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const { key, code, name } = next;
      const result = await api.post(adminApiPaths.checkIn(event), { code }, { key });
      if (!result.ok && isRetryable(result.status)) {
        const why = result.status === 401 ? "You are logged out." : "The server cannot be reached.";
        setMessage(warning(`${why} ${name ?? code} is stored on this device and sent later.`));
        break;
      }
      storeQueue(waiting.current.filter((each) => each.key !== key));
      if (result.ok) {
        const { guest, already } = result.data;
        updateGuest(guest);
        setMessage(already ? alreadyCheckedInMessage(guest.name, already) : success(`${guest.name} is checked in.`));
      } else setMessage(failure(`${name ?? code}: ${result.error || "check-in failed."}`));
    }
    sending.current = false;
  }, [event, storeQueue, updateGuest]);

  const checkIn = useCallback(
    (scanned: string) => {
      const scan = checkScan(scanned, list.guests, waiting.current);
      if ("message" in scan) return setMessage(scan.message);
      setMessage(pending(`${scan.checkIn.name ?? scan.checkIn.code}…`));
      storeQueue([...waiting.current, { ...scan.checkIn, key: crypto.randomUUID() }]);
      void send();
    },
    [list.guests, storeQueue, send],
  );

  async function undo(guest: CheckInGuest) {
    const result = await api.delete(adminApiPaths.checkIn(event), { query: { guest: guest._id } });
    if (result.ok) updateGuest({ ...guest, checkedInAt: null });
    setMessage(
      result.ok ? success(`${guest.name}: check-in undone.`) : failure(result.error || "The server cannot be reached."),
    );
  }

  useEffect(() => {
    storeQueue(readQueue(event));
    void send();
    const resend = () => void send();
    const retryTimer = setInterval(resend, retryInterval);
    window.addEventListener("online", resend);
    return () => {
      clearInterval(retryTimer);
      window.removeEventListener("online", resend);
    };
  }, [event, storeQueue, send]);

  return { guests: list.guests, queue, message, checkIn, undo };
}
