"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Room } from "@/lib/auction/contracts";
import { api } from "@/lib/http/api-client";
import { type LiveState, listenLive } from "@/lib/http/live-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { asked, hearMessage, isNews } from "./hear-message";

/** `known` once the server has said who looks: the page itself was made for everybody. */
type Sale = { room: Room; known: boolean; live: LiveState; offset: number; refresh: () => void };

type Timer = ReturnType<typeof setTimeout> | undefined;

/** How often is asked while the socket is away; while it stands, for the case that the last message of all was lost. */
const polling = { reconnecting: 5_000, connected: 15_000 } as const;
/** How far apart questions are at least, and how long the second half of the news is waited for. */
const apart = 700;
const patience = 1_500;

/**
 * The room of a sale, kept true: by messages, by asking again after a gap, a reconnect or a return to the page, and by asking now
 * and then in any case. `offset` is what the browser's clock is behind the server's.
 */
export function useSale(initial: Room): Sale {
  const [room, setRoom] = useState(initial);
  const [live, setLive] = useState<LiveState>("reconnecting");
  const [offset, setOffset] = useState(0);
  const [known, setKnown] = useState(false);
  const heard = useRef(asked(initial));
  const question = useRef({ at: 0, timer: undefined as Timer });
  const id = initial.auction._id;

  const ask = useCallback(async () => {
    const sent = Date.now();
    question.current.at = sent;
    const answer = await api.get<Room>(apiPaths.auction(id));
    if (!answer.ok) return;
    setOffset(new Date(answer.data.auction.serverTime).getTime() - (sent + Date.now()) / 2);
    setKnown(true);
    if (!isNews(heard.current, answer.data)) return;
    heard.current = asked(answer.data);
    setRoom(answer.data);
  }, [id]);

  // Of many reasons to ask at once one is enough, and a crowd does not ask in the same instant.
  const refresh = useCallback(() => {
    const { current } = question;
    clearTimeout(current.timer);
    const wait = Math.max(0, current.at + apart - Date.now());
    current.timer = setTimeout(ask, wait + Math.random() * 200);
  }, [ask]);

  useEffect(() => {
    void ask();
    const { current } = question;
    let doubt: Timer;
    let isWaiting = false;
    const leave = listenLive(`auction-${id}`, {
      onMessage: (event, data) => {
        const { heard: next, ask: when } = hearMessage(heard.current, event, data);
        heard.current = next;
        setRoom(next.room);
        if (when === "now") refresh();
        if (when !== "soon") clearTimeout(doubt);
        // Its other half is usually a moment behind; it does not put off the question that an earlier one has raised.
        else if (!isWaiting) doubt = setTimeout(refresh, patience);
        isWaiting = when === "soon";
      },
      onOpen: refresh,
      onState: setLive,
    });
    const look = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      leave();
      clearTimeout(current.timer);
      clearTimeout(doubt);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [id, ask, refresh]);

  const isOver = room.auction.status === "ended" || room.auction.status === "cancelled";
  useEffect(() => {
    if (isOver && live === "connected") return;
    const look = () => document.visibilityState === "visible" && refresh();
    const timer = setInterval(look, polling[live] * (1 + Math.random() * 0.2));
    return () => clearInterval(timer);
  }, [live, isOver, refresh]);

  return { room, known, live, offset, refresh };
}
