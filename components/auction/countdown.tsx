"use client";

import { spokenTime } from "./spoken-time";
import { clockWords, useCountdown } from "./use-clock";

type CountdownProps = {
  /** What is counted to, and from when on the circle is full. */
  to: string | null;
  from: string | null;
  offset: number;
  label: string;
  what: "opening" | "end";
  onZero: () => void;
};

const radius = 54;
const round = 2 * Math.PI * radius;

/** The clock on the wall of the room: a circle that empties, on the server's time. */
export function Countdown({ to, from, offset, label, what, onZero }: CountdownProps) {
  const left = useCountdown(to, offset, onZero);
  const whole = to && from ? new Date(to).getTime() - new Date(from).getTime() : 0;
  const part = left === null || whole <= 0 ? 1 : Math.min(1, left / whole);
  const isLate = what === "end" && left !== null && left <= 120_000;
  return (
    <div className="relative grid aspect-square w-full max-w-64 place-items-center">
      <svg viewBox="0 0 120 120" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="60" cy="60" r={radius} className="fill-none stroke-line" strokeWidth="5" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={`fill-none transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none ${isLate ? "stroke-danger" : "stroke-accent"}`}
          strokeWidth="5"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - part)}
        />
      </svg>
      <p className="grid justify-items-center gap-1 text-center">
        <span className="max-w-[11ch] font-semibold text-muted text-tiny sm:max-w-none">{label}</span>
        <span role="timer" className="font-semibold text-base tabular-nums sm:text-subheading">
          {left === null ? "…" : clockWords(left)}
        </span>
      </p>
      <span aria-live="assertive" className="sr-only">
        {left === null ? "" : spokenTime(left, what)}
      </span>
    </div>
  );
}
