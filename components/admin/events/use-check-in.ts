"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { failure, type Message, pending, success, warning } from "@/components/ui/message";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { useRefetch } from "@/lib/api-client/use-refetch";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { CheckInGuest } from "@/lib/events/contracts";
import { addToQueue, readQueue, removeFromQueue } from "./check-in-store";
import {
  alreadyCheckedInMessage,
  checkScan,
  findConflict,
  isRetryable,
  type QueuedCheckIn,
  secondsAgo,
  whyRetried,
} from "./offline-queue";
import { useStoredList } from "./use-stored-list";

const pollInterval = 15_000;
const retryInterval = 4_000;

/**
 * Check-in of an event. A check-in is stored on the device before it is sent, and retried until the server confirms it. The list is
 * polled, because several devices may check in attendees, and stored on the device until the event is over.
 */
export function useCheckIn(event: string) {
  const [queue, setQueue] = useState<readonly QueuedCheckIn[]>([]);
  const [message, setMessage] = useState<Message | null>(null);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const { data, error, mutate } = useApi(adminApiPaths.checkIn(event));
  // The server does not know of the check-ins in the queue.
  useRefetch(mutate, queue.length > 0 ? 0 : pollInterval);
  const { list, offline, changeGuest } = useStoredList(event, data, error);
  const waiting = useRef<QueuedCheckIn[]>([]);
  const sending = useRef(false);

  const showQueue = useCallback((next: QueuedCheckIn[]) => {
    waiting.current = next;
    setQueue(next);
  }, []);
  const updateGuest = useCallback(
    (guest: CheckInGuest) => {
      changeGuest(guest);
      // Also discards a list that is on its way, because it may not have the change.
      void mutate(
        (reply) => reply && { ...reply, guests: reply.guests.map((each) => (each._id === guest._id ? guest : each)) },
        { revalidate: false },
      );
    },
    [mutate, changeGuest],
  );

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const { key, code, name } = next;
      const age = secondsAgo(next, Date.now());
      const body = age === undefined ? { code } : { code, secondsAgo: age };
      const result = await api.post(adminApiPaths.checkIn(event), body, { key });
      if (!result.ok && isRetryable(result.status)) {
        setMessage(warning(`${whyRetried(result.status)} ${name ?? code} is stored on this device and sent later.`));
        break;
      }
      await removeFromQueue(key);
      showQueue(waiting.current.filter((each) => each.key !== key));
      // A message of now must not hide what happened to a check-in of an hour ago.
      const conflict =
        age === undefined
          ? null
          : findConflict(next, result.ok ? result.data : { error: result.error || "check-in failed" });
      if (conflict) setConflicts((before) => [...before, conflict]);
      if (result.ok) {
        const { guest, already } = result.data;
        updateGuest(guest);
        setMessage(already ? alreadyCheckedInMessage(guest, already) : success(`${guest.name} is checked in.`));
      } else setMessage(failure(`${name ?? code}: ${result.error || "check-in failed."}`));
    }
    sending.current = false;
  }, [event, showQueue, updateGuest]);

  const checkIn = useCallback(
    async (scanned: string) => {
      const scan = checkScan(scanned, list?.guests ?? [], waiting.current);
      if ("message" in scan) return setMessage(scan.message);
      setMessage(pending(`${scan.checkIn.name ?? scan.checkIn.code}…`));
      const queued = { ...scan.checkIn, key: crypto.randomUUID(), at: Date.now() };
      showQueue([...waiting.current, queued]);
      await addToQueue(event, queued);
      void send();
    },
    [event, list, showQueue, send],
  );

  async function undo(guest: CheckInGuest) {
    const result = await api.delete(adminApiPaths.checkIn(event), { query: { guest: guest._id } });
    if (result.ok) updateGuest({ ...guest, checkedInAt: null, checkedInBy: null });
    setMessage(
      result.ok ? success(`${guest.name}: check-in undone.`) : failure(result.error || "The server cannot be reached."),
    );
  }

  useEffect(() => {
    void readQueue(event).then((stored) => {
      const known = new Set(waiting.current.map(({ key }) => key));
      showQueue([...stored.filter(({ key }) => !known.has(key)), ...waiting.current]);
      void send();
    });
    const resend = () => void send();
    const retryTimer = setInterval(resend, retryInterval);
    window.addEventListener("online", resend);
    return () => {
      clearInterval(retryTimer);
      window.removeEventListener("online", resend);
    };
  }, [event, showQueue, send]);

  const dismissConflicts = () => setConflicts([]);
  return { list, offline, queue, message, conflicts, dismissConflicts, checkIn, undo };
}
