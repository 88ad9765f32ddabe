import type { EditionMap } from "@/lib/catalog/editions/contracts";
import { numberStateLabels, stateLabelsOf } from "@/lib/catalog/editions/rules";
import { keysOf } from "@/lib/core/keys-of";
import { numberLooks } from "./number-grid";

const states = keysOf(numberStateLabels);

/** What the borders of the numbers mean, and how many there are of each. */
export function NumberLegend({ counts, draw }: Pick<EditionMap, "counts" | "draw">) {
  const labels = stateLabelsOf({ draw });
  return (
    <ul aria-label="What the numbers show" className="flex flex-wrap gap-x-5 gap-y-2 text-small">
      {states
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden className={`size-5 border ${numberLooks[state]}`} />
            <span>
              {labels[state]} <b className="font-bold">{counts[state]}</b>
            </span>
          </li>
        ))}
    </ul>
  );
}
