"use client";

import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { type ClockPhase, clockRing, isLatePhase } from "./clock-phase";
import { screenReaderTime } from "./screen-reader-time";
import { splitCountdown } from "./use-countdown";

type CountdownProps = {
  /** Milliseconds left; null before the first tick. */
  left: number | null;
  /** The moment to which it counts, shown before the first tick and without JavaScript. */
  at: string | null;
  /** The whole time that the circle stands for. */
  whole: number;
  lateTime: number;
  phase: ClockPhase;
  label: string;
  /** The label says that the end has moved. */
  isExtended: boolean;
  countsTo: "opening" | "end";
};

const radius = 50;
const circumference = 2 * Math.PI * radius;

/** Sixty ticks around the circle, the longer ones at each fifth. */
const ticks = Array.from({ length: 60 }, (_, tick) => {
  const angle = (tick * Math.PI) / 30;
  const [from, to] = [54.5, tick % 5 === 0 ? 59.5 : 57.5];
  return `M${(60 + from * Math.cos(angle)).toFixed(1)} ${(60 + from * Math.sin(angle)).toFixed(1)}L${(60 + to * Math.cos(angle)).toFixed(1)} ${(60 + to * Math.sin(angle)).toFixed(1)}`;
});
const allTicks = ticks.join("");

/** How heavy the ring is, and its colour: it gains weight, then turns red; in the last minute the face inside it is filled too. */
const rings = {
  calm: { width: 5, ticks: 1, stroke: "stroke-accent", text: "" },
  soon: { width: 9, ticks: 2, stroke: "stroke-accent", text: "text-accent-ink" },
  late: { width: 7, ticks: 2, stroke: "stroke-danger", text: "text-danger" },
  minute: { width: 7, ticks: 2, stroke: "stroke-danger", text: "text-ground" },
};

/** A circular countdown in server time. In the last minutes a tick goes out each second. */
export function Countdown({ left, at, whole, lateTime, phase, label, isExtended, countsTo }: CountdownProps) {
  const ring = clockRing({ left, whole, phase, lateTime });
  const isLate = isLatePhase(phase);
  const look = rings[phase === "hour" ? "calm" : phase === "final" ? "minute" : phase];
  const { days, clock } = splitCountdown(left ?? 0);
  return (
    <div className="grid content-start justify-items-center gap-1">
      <div
        className={`@container relative grid aspect-square w-full place-items-center ${phase === "final" ? "animate-beat" : ""}`}
      >
        <svg viewBox="0 0 120 120" aria-hidden className="absolute inset-0 -rotate-90">
          <path d={allTicks} className="fill-none stroke-line-strong" strokeWidth="0.75" />
          <path
            d={ticks.slice(0, ring.ticks).join("")}
            className={`fill-none ${isLate ? "stroke-danger" : "stroke-ink"}`}
            strokeWidth={look.ticks}
          />
          <circle cx="60" cy="60" r={radius} className="fill-none stroke-line" strokeWidth={look.width} />
          <circle
            cx="60"
            cy="60"
            r={radius}
            className={`fill-none transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none ${look.stroke}`}
            strokeWidth={look.width}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - ring.part)}
          />
          {look === rings.minute && <circle cx="60" cy="60" r="43" className="last-minute" />}
        </svg>
        <p role="timer" className="absolute inset-0 grid content-center justify-items-center font-bold leading-[1.1]">
          {left === null ? (
            at && (
              <time dateTime={at} className="grid justify-items-center">
                <span className="text-[clamp(0.8125rem,11cqw,1.125rem)]">{formatLagosShortDate(at)}</span>{" "}
                <span className="text-[clamp(1rem,14.5cqw,1.625rem)] tabular-nums">{formatLagosTime(at)}</span>
              </time>
            )
          ) : (
            <>
              {days > 0 && (
                <span className="text-[clamp(0.9375rem,13cqw,1.375rem)]">{days === 1 ? "1 day" : `${days} days`} </span>
              )}
              <span
                className={`tabular-nums ${clock.length > 5 ? "text-[clamp(1rem,14.5cqw,1.625rem)]" : "text-[clamp(1.375rem,22cqw,2.25rem)]"} ${look.text}`}
              >
                {clock}
              </span>
            </>
          )}
        </p>
        <span aria-live="assertive" className="sr-only">
          {left === null ? "" : screenReaderTime(left, countsTo)}
        </span>
      </div>
      <span role="status" className="sr-only">
        {isExtended ? label : ""}
      </span>
      <p
        className={`text-balance text-center font-semibold text-tiny ${countsTo === "opening" ? "max-sm:min-h-[2lh]" : ""} ${isExtended ? "whitespace-nowrap rounded-control bg-success px-1 text-ground" : isLate ? "text-danger" : phase === "soon" ? "text-accent-ink" : "text-muted"}`}
      >
        {label}
      </p>
    </div>
  );
}
