"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/api-client/client";
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
  const [attendees, setAttendees] = useState<readonly CheckInGuest[]>(first.guests);
  const [queue, setQueue] = useState<readonly QueuedCheckIn[]>([]);
  const [feedback, setFeedback] = useState("");
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
  const updateGuest = useCallback((guest: CheckInGuest) => {
    setAttendees((all) => all.map((each) => (each._id === guest._id ? guest : each)));
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const { key, code, name } = next;
      const result = await api.post(adminApiPaths.checkIn(event), { code }, { key });
      if (!result.ok && isRetryable(result.status)) {
        const why = result.status === 401 ? "You are signed out." : "The server cannot be reached.";
        setFeedback(`⚠️ ${why} ${name ?? code} is stored on this device and sent later.`);
        break;
      }
      storeQueue(waiting.current.filter((each) => each.key !== key));
      if (result.ok) {
        const { guest, already } = result.data;
        updateGuest(guest);
        setFeedback(already ? alreadyCheckedInMessage(guest.name, already) : `✅ ${guest.name} is checked in.`);
      } else setFeedback(`❌ ${name ?? code}: ${result.error || "check-in failed."}`);
    }
    sending.current = false;
  }, [event, storeQueue, updateGuest]);

  const checkIn = useCallback(
    (scanned: string) => {
      const scan = checkScan(scanned, attendees, waiting.current);
      if ("message" in scan) return setFeedback(scan.message);
      setFeedback(`⏳ ${scan.checkIn.name ?? scan.checkIn.code}…`);
      storeQueue([...waiting.current, { ...scan.checkIn, key: crypto.randomUUID() }]);
      void send();
    },
    [attendees, storeQueue, send],
  );

  async function undo(guest: CheckInGuest) {
    const result = await api.delete(adminApiPaths.checkIn(event), { query: { guest: guest._id } });
    if (result.ok) updateGuest({ ...guest, checkedInAt: null });
    setFeedback(
      result.ok ? `✅ ${guest.name}: check-in undone.` : `❌ ${result.error || "The server cannot be reached."}`,
    );
  }

  useEffect(() => {
    storeQueue(readQueue(event));
    void send();
    const poll = async () => {
      if (document.visibilityState !== "visible" || waiting.current.length > 0) return;
      const result = await api.get(adminApiPaths.checkIn(event));
      if (result.ok && waiting.current.length === 0) setAttendees(result.data.guests);
    };
    const resend = () => void send();
    const pollTimer = setInterval(() => void poll(), pollInterval);
    const retryTimer = setInterval(resend, retryInterval);
    window.addEventListener("online", resend);
    return () => {
      clearInterval(pollTimer);
      clearInterval(retryTimer);
      window.removeEventListener("online", resend);
    };
  }, [event, storeQueue, send]);

  return { guests: attendees, queue, message: feedback, checkIn, undo };
}
