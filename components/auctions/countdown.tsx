"use client";

import { screenReaderTime } from "./screen-reader-time";
import { formatCountdown, useCountdown } from "./use-countdown";

type CountdownProps = {
  /** The target time, and when the circle starts to empty. */
  to: string | null;
  from: string | null;
  offset: number;
  label: string;
  countsTo: "opening" | "end";
  onZero: () => void;
};

const radius = 51;
/** Sixty ticks around the circle, the longer ones at each fifth. */
const ticks = Array.from({ length: 60 }, (_, tick) => {
  const angle = (tick * Math.PI) / 30;
  const [from, to] = [55, tick % 5 === 0 ? 59.5 : 57.5];
  return `M${(60 + from * Math.cos(angle)).toFixed(1)} ${(60 + from * Math.sin(angle)).toFixed(1)}L${(60 + to * Math.cos(angle)).toFixed(1)} ${(60 + to * Math.sin(angle)).toFixed(1)}`;
}).join("");
const circumference = 2 * Math.PI * radius;

/** A circular countdown in server time. */
export function Countdown({ to, from, offset, label, countsTo, onZero }: CountdownProps) {
  const left = useCountdown(to, offset, onZero);
  const whole = to && from ? new Date(to).getTime() - new Date(from).getTime() : 0;
  const part = left === null || whole <= 0 ? 1 : Math.min(1, left / whole);
  const isLate = countsTo === "end" && left !== null && left <= 120_000;
  return (
    <div className="@container relative grid aspect-square w-full max-w-64 place-items-center">
      <svg viewBox="0 0 120 120" aria-hidden className="absolute inset-0 -rotate-90">
        <path d={ticks} className="fill-none stroke-line-strong" strokeWidth="0.75" />
        <circle cx="60" cy="60" r={radius} className="fill-none stroke-line" strokeWidth="5" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={`fill-none transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none ${isLate ? "stroke-danger" : "stroke-accent"}`}
          strokeWidth="5"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - part)}
        />
      </svg>
      <p className="grid justify-items-center gap-1 text-center">
        <span className="max-w-[11ch] font-semibold text-muted text-tiny sm:max-w-none">{label}</span>
        <span role="timer" className="font-semibold text-[clamp(0.75rem,10.4cqw,1.375rem)] tabular-nums">
          {left === null ? "…" : formatCountdown(left)}
        </span>
      </p>
      <span aria-live="assertive" className="sr-only">
        {left === null ? "" : screenReaderTime(left, countsTo)}
      </span>
    </div>
  );
}
