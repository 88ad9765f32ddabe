"use client";

import { useEffect, useState } from "react";

/** Milliseconds until a moment of the server's clock, counted down every second; null before the first tick and without a moment. */
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
  // Two clocks never agree to the millisecond: it is said until the moment counted to is another one.
  useEffect(() => {
    if (!isOver || !onZero) return;
    onZero();
    const timer = setInterval(onZero, 2_000);
    return () => clearInterval(timer);
  }, [isOver, onZero]);
  return left;
}

const two = (value: number) => String(value).padStart(2, "0");

/** "2 d 04:13:09", "04:13:09", "13:09". */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  if (days > 0) return `${days} d ${two(hours)}:${clock}`;
  return hours > 0 ? `${two(hours)}:${clock}` : clock;
}
