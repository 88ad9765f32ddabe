"use client";

import { ChevronDown, Gauge } from "lucide-react";
import { useId } from "react";
import { inWords } from "@/lib/exhibitions/rules";
import { type DataMode, dataModeNames, dataModes, pictureBytes } from "./data-modes";
import { formatMegabytes } from "./viewer-rules";

type DataModeChooserProps = {
  mode: DataMode | null;
  onChange: (mode: DataMode) => void;
  /** How many leaders there are. */
  count: number;
  /** The largest ambient sound and the film, in bytes. */
  soundBytes: number;
  filmBytes: number;
};

/** A small control for how much data the visit may use. The choice is stored in the browser. */
export function DataModeChooser({ mode: currentMode, onChange, count, soundBytes, filmBytes }: DataModeChooserProps) {
  const name = useId();
  const sizeOf = (mode: DataMode) => formatMegabytes(pictureBytes(mode, count));
  return (
    <details className="group open:basis-full">
      <summary className="inline-flex min-h-tap cursor-pointer list-none items-center gap-2 font-medium text-small hover:underline [&::-webkit-details-marker]:hidden">
        <Gauge aria-hidden className="size-4.5" />
        {/* The width of the longest name, so that nothing moves when the stored mode is read. */}
        <span className="inline-block min-w-[25ch]">
          {currentMode ? `Data usage: ${dataModes[currentMode].name}, ${sizeOf(currentMode)}` : "Data usage"}
        </span>
        <ChevronDown aria-hidden className="size-4 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <fieldset className="grid gap-3 pt-2">
        <legend className="sr-only">Data usage</legend>
        <div className="grid sm:grid-cols-3">
          {dataModeNames.map((mode) => (
            <label
              key={mode}
              className="flex min-h-tap cursor-pointer items-baseline gap-3 border-line-strong border-t-2 py-2.5 sm:pe-4 has-checked:border-accent"
            >
              <input
                type="radio"
                name={name}
                value={mode}
                checked={currentMode === mode}
                onChange={() => onChange(mode)}
                className="size-4.5 shrink-0 translate-y-0.5 accent-accent"
              />
              <span className="grid">
                <span className="font-bold">
                  {dataModes[mode].name}
                  <span className="ps-2 font-medium text-muted">{sizeOf(mode)}</span>
                </span>
                <span className="font-normal font-read text-muted text-small leading-snug">
                  {dataModes[mode].description}
                </span>
              </span>
            </label>
          ))}
        </div>
        <p className="max-w-[58ch] font-normal font-read text-muted text-small">
          {`The pictures of all ${inWords(count)} leaders. Sound adds at most ${formatMegabytes(soundBytes)} for each leader and the film ${formatMegabytes(filmBytes)}; both load only on request.`}
        </p>
      </fieldset>
    </details>
  );
}
