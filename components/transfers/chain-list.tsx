import { formatLagosDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { ownershipKindLabels } from "@/lib/ownership/rules";
import type { ChainLink } from "@/lib/transfers/contracts";

/** The owners of a number, first owner first, as everybody may see them. */
export function ChainList({ chain }: { chain: readonly ChainLink[] }) {
  return (
    <ol className="border-ink border-t-2">
      {chain.map(({ position, name, kind, acquiredAt, endedAt, price }) => (
        <li key={position} className="grid gap-1 border-line border-b py-3">
          <span className="wrap-anywhere font-bold">
            {position}. {name}
          </span>
          <span className="text-muted text-small">
            {ownershipKindLabels[kind]},{" "}
            <time dateTime={acquiredAt} className="whitespace-nowrap">
              {formatLagosDate(acquiredAt)}
            </time>
            {endedAt === null && ". Owner now"}
            {price !== null && (
              <>
                . Price: <Price amount={price} size="small" />
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
