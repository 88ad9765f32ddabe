"use client";

import { type PointerEvent, useId } from "react";
import type { PartProps } from "@/components/ui/use-api-form";

type FocusPickerProps = Omit<PartProps<string | null | undefined>, "errorOf"> & { src: string; alt: string };

const MIDDLE = "50% 50%";
const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

const crops = [
  { name: "Portrait", shape: "aspect-4/5" },
  { name: "Square", shape: "aspect-square" },
  { name: "Wide", shape: "aspect-2/1" },
] as const;

/** The point of a picture that every crop keeps in view: pressed in the picture, or set with two sliders. */
export function FocusPicker({ src, alt, value, onChange }: FocusPickerProps) {
  const [x = 50, y = 50] = (value ?? MIDDLE).split(" ").map((part) => Number.parseInt(part, 10));
  const set = (left: number, top: number) => onChange(`${clamp(left)}% ${clamp(top)}%`);

  function pick(event: PointerEvent<HTMLDivElement>) {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-2 font-medium text-small">Focal point</legend>
      <div
        onPointerDown={pick}
        onPointerMove={pick}
        className="relative w-fit max-w-full cursor-crosshair touch-none select-none justify-self-start"
      >
        {/* biome-ignore lint/performance/noImgElement: served through the admin's session in one width. */}
        <img src={src} alt={alt} draggable={false} className="max-h-[28rem] w-auto max-w-full bg-raised" />
        <span
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-chalk ring-2 ring-night"
        />
      </div>
      <div className="grid gap-4 xs:grid-cols-2">
        <Slider label="From the left" value={x} onChange={(left) => set(left, y)} />
        <Slider label="From the top" value={y} onChange={(top) => set(x, top)} />
      </div>
      <ul aria-label="Crops" className="flex flex-wrap items-end gap-4">
        {crops.map(({ name, shape }) => (
          <li key={name} className="grid gap-1">
            {/* biome-ignore lint/performance/noImgElement: as above. */}
            <img src={src} alt="" style={{ objectPosition: `${x}% ${y}%` }} className={`h-24 object-cover ${shape}`} />
            <span className="text-muted text-tiny">{name}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between text-small">
        <span className="font-medium">{label}</span>
        <span className="text-muted">{value} %</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value} percent`}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-tap w-full accent-accent"
      />
    </div>
  );
}
