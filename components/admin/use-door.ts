"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckInReply, DoorReply, GuestAtDoor } from "@/lib/community/event-contracts";
import { api } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { cameAlready, judge, keepQueue, type Press, readQueue } from "./door-queue";

const lookEvery = 15_000;
const tryEvery = 4_000;

/** Whether the museum has not judged this: the line is down, it is overrun, or nobody is signed in any more. */
const isUnanswered = (status: number) => status === 0 || status >= 500 || status === 429 || status === 401;

/**
 * The door of an event: who is in, and what is said of the last ticket. A press is kept on the device before it is sent, and
 * sent until it is answered; the guests are asked for again and again, because there may be a second door.
 */
export function useDoor(event: string, first: DoorReply) {
  const [guests, setGuests] = useState<readonly GuestAtDoor[]>(first.guests);
  const [queue, setQueue] = useState<readonly Press[]>([]);
  const [said, setSaid] = useState("");
  const waiting = useRef<Press[]>([]);
  const sending = useRef(false);

  const keep = useCallback(
    (next: Press[]) => {
      waiting.current = next;
      keepQueue(event, next);
      setQueue(next);
    },
    [event],
  );
  const put = useCallback((guest: GuestAtDoor) => {
    setGuests((all) => all.map((each) => (each._id === guest._id ? guest : each)));
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let press = waiting.current[0]; press; press = waiting.current[0]) {
      const { key, code, name } = press;
      const result = await api.post<CheckInReply>(deskCalls.checkIn(event), { code }, { key });
      if (!result.ok && isUnanswered(result.status)) {
        const why = result.status === 401 ? "You are not signed in any more." : "The museum cannot be reached.";
        setSaid(`⚠️ ${why} ${name ?? code} is kept on this device and sent when it can be.`);
        break;
      }
      keep(waiting.current.filter((each) => each.key !== key));
      if (result.ok) {
        const { guest, already } = result.data;
        put(guest);
        setSaid(already ? cameAlready(guest.name, already) : `✅ ${guest.name} is in.`);
      } else setSaid(`❌ ${name ?? code}: ${result.error || "that did not work."}`);
    }
    sending.current = false;
  }, [event, keep, put]);

  const press = useCallback(
    (given: string) => {
      const judged = judge(given, guests, waiting.current);
      if ("said" in judged) return setSaid(judged.said);
      setSaid(`⏳ ${judged.press.name ?? judged.press.code}…`);
      keep([...waiting.current, { ...judged.press, key: crypto.randomUUID() }]);
      void send();
    },
    [guests, keep, send],
  );

  async function undo(guest: GuestAtDoor) {
    const result = await api.delete(deskCalls.checkIn(event, { guest: guest._id }));
    if (result.ok) put({ ...guest, checkedInAt: null });
    setSaid(result.ok ? `✅ ${guest.name} is out again.` : `❌ ${result.error || "The museum cannot be reached."}`);
  }

  useEffect(() => {
    keep(readQueue(event));
    void send();
    const look = async () => {
      if (document.visibilityState !== "visible" || waiting.current.length > 0) return;
      const result = await api.get<DoorReply>(deskCalls.checkIn(event));
      if (result.ok && waiting.current.length === 0) setGuests(result.data.guests);
    };
    const back = () => void send();
    const looking = setInterval(() => void look(), lookEvery);
    const trying = setInterval(back, tryEvery);
    window.addEventListener("online", back);
    return () => {
      clearInterval(looking);
      clearInterval(trying);
      window.removeEventListener("online", back);
    };
  }, [event, keep, send]);

  return { guests, queue, said, press, undo };
}
