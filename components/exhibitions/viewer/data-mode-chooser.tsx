"use client";

import { useId } from "react";
import { type DataMode, dataModeNames, dataModes } from "./data-modes";
import { formatMegabytes } from "./viewer-rules";

type DataModeChooserProps = {
  mode: DataMode | null;
  onChange: (mode: DataMode) => void;
  /** The largest ambient sound and the film, in bytes. */
  soundBytes: number;
  filmBytes: number;
};

/** Chooses how much data the visit may use. The choice is stored in the browser. */
export function DataModeChooser({ mode: currentMode, onChange, soundBytes, filmBytes }: DataModeChooserProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="float-start pb-1 font-bold text-subheading">Data usage</legend>
      <div className="clear-both grid border-line-strong border-t sm:grid-cols-3 sm:border-t-0">
        {dataModeNames.map((mode) => (
          <label
            key={mode}
            className="flex min-h-tap cursor-pointer items-baseline gap-3 border-line-strong border-b py-2.5 sm:border-b-0 sm:border-t-2 sm:pe-4 has-checked:border-accent"
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
                <span className="ps-2 font-medium text-muted">{formatMegabytes(dataModes[mode].bytes)}</span>
              </span>
              <span className="font-normal font-read text-muted text-small leading-snug">
                {dataModes[mode].description}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="max-w-[58ch] font-normal font-read text-muted text-small">
        {`The pictures of all eighteen leaders. Sound adds at most ${formatMegabytes(soundBytes)} for each leader and the film ${formatMegabytes(filmBytes)}; both load only on request.`}
      </p>
    </fieldset>
  );
}
