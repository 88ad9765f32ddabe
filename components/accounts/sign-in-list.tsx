import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";

import type { SignInLine } from "@/lib/accounts/factor-contracts";

/** When and with what somebody signed in; those that can still be used are marked. */
export function SignInList({ lines, none }: { lines: readonly SignInLine[]; none: string }) {
  if (lines.length === 0) return <p className="font-normal font-read text-muted text-read">{none}</p>;
  return (
    <ul className="border-ink border-t-2">
      {lines.map(({ _id, at, device, withFactor, stands }) => (
        <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
          <span>
            {device}
            {withFactor && <span className="text-muted text-tiny">, with a code</span>}
          </span>
          <span className="flex items-baseline gap-4 text-muted text-small">
            <time dateTime={at}>{`${lagosShortDay(at)}, ${lagosClock(at)}`}</time>
            <Mark shape={stands ? "dot" : "ring"} tone={stands ? "success" : "muted"}>
              {stands ? "Signed in" : "Ended"}
            </Mark>
          </span>
        </li>
      ))}
    </ul>
  );
}
