import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { OwnedNumber } from "@/lib/transfers/contracts";
import { numberName, ownershipKindLabels } from "@/lib/transfers/rules";
import { CancelTransfer } from "./cancel-transfer";
import { NameSwitch } from "./name-switch";
import { NumberState } from "./number-state";

/** The state of one of the user's numbers, and what can be done with it. */
export function NumberActs({ unit, inList = false }: { unit: OwnedNumber; inList?: boolean }) {
  const { editionId, acquiredAt, endedAt, kind, nameShown, ownershipId, pending, mark } = unit;
  const subject = `${unit.name}, ${numberName(unit)}`;
  return (
    <>
      <NumberState unit={unit} />
      <p className="text-muted text-small">
        {ownershipKindLabels[kind]}, {formatLagosDate(acquiredAt)}
        {endedAt !== null && `. Yours until ${formatLagosDate(endedAt)}`}
      </p>
      {pending && (
        <div className="grid justify-items-start gap-2 text-small">
          <p className="wrap-anywhere">
            Offered to {pending.recipientEmail} until {formatLagosDate(pending.expiresAt)}.
          </p>
          {mark !== "disputed" && <CancelTransfer id={pending._id} subject={subject} />}
        </div>
      )}
      <NameSwitch ownershipId={ownershipId} nameShown={nameShown} subject={subject} />
      <div className="flex flex-wrap gap-3">
        {endedAt === null && !pending && mark === null && (
          <ButtonLink href={paths.handOn(editionId)} variant="secondary" size="small">
            Hand on<span className="sr-only"> {subject}</span>
          </ButtonLink>
        )}
        {inList && (
          <ButtonLink href={paths.myNumber(editionId)} variant="quiet" size="small">
            History and more<span className="sr-only"> of {subject}</span>
          </ButtonLink>
        )}
      </div>
    </>
  );
}
