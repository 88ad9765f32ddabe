"use client";

import { useId } from "react";
import { megabytes } from "./hall-rules";
import { mannerNames, manners } from "./manners";
import { chooseManner, useManner } from "./use-manner";

type MannerChooserProps = {
  /** What the loop of one room weighs at most, and the film. */
  sound: number;
  film: number;
};

/** How much the visit may weigh, said in figures before anything heavy is fetched, and remembered. */
export function MannerChooser({ sound, film }: MannerChooserProps) {
  const manner = useManner();
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="float-start pb-1 font-bold text-subheading">How much may it weigh?</legend>
      <div className="clear-both grid border-line-strong border-t sm:grid-cols-3 sm:border-t-0">
        {mannerNames.map((each) => (
          <label
            key={each}
            className="flex min-h-tap cursor-pointer items-baseline gap-3 border-line-strong border-b py-2.5 sm:border-b-0 sm:border-t-2 sm:pe-4 has-checked:border-accent"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={manner === each}
              onChange={() => chooseManner(each)}
              className="size-4.5 shrink-0 translate-y-0.5 accent-accent"
            />
            <span className="grid">
              <span className="font-bold">
                {manners[each].name}
                <span className="ps-2 font-medium text-muted">{megabytes(manners[each].bytes)}</span>
              </span>
              <span className="font-normal font-read text-muted text-small leading-snug">{manners[each].means}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="max-w-[58ch] font-normal font-read text-muted text-small">
        {`That is every picture of all eighteen rooms. Sound is ${megabytes(sound)} a room at most and the film ${megabytes(film)}; neither comes unless you ask for it.`}
      </p>
    </fieldset>
  );
}
