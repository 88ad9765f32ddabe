"use client";

import { useEffect, useState } from "react";

/** Milliseconds until a moment of server time, updated every second; null before the first tick and without a moment. */
export function useCountdown(to: string | null, offset: number, onZero?: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!to) return setLeft(null);
    const end = new Date(to).getTime();
    const tick = () => setLeft(Math.max(0, end - Date.now() - offset));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [to, offset]);
  const isOver = left === 0;
  // Clocks differ by milliseconds, so this repeats until the target changes.
  useEffect(() => {
    if (!isOver || !onZero) return;
    onZero();
    const timer = setInterval(onZero, 2_000);
    return () => clearInterval(timer);
  }, [isOver, onZero]);
  return left;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The days, and the clock of the rest: "04:13:09", or "13:09" below an hour of the last day. */
export function splitCountdown(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const clock = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return { days, clock: days > 0 || hours > 0 ? `${twoDigits(hours)}:${clock}` : clock };
}

/** "2 d 04:13:09", "04:13:09", "13:09". */
export function formatCountdown(milliseconds: number): string {
  const { days, clock } = splitCountdown(milliseconds);
  return days > 0 ? `${days} d ${clock}` : clock;
}
