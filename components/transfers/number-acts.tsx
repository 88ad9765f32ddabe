import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { numberName } from "@/lib/catalog/editions/rules";
import { paths } from "@/lib/core/urls/paths";
import { ownershipKindLabels } from "@/lib/ownership/rules";
import type { OwnedNumber } from "@/lib/transfers/contracts";
import { disputeOpenedBy } from "@/lib/transfers/rules";
import { CancelTransfer } from "./cancel-transfer";
import { NameSwitch } from "./name-switch";
import { NumberState } from "./number-state";

const linkClass = "link inline-flex min-h-tap items-center text-small";

/**
 * The state of one of the user's numbers, and what can be done with it. In a list of numbers that are theirs, that one is and since when is said
 * beside it.
 */
export function NumberActs({ unit, inList = false }: { unit: OwnedNumber; inList?: boolean }) {
  const { editionId, acquiredAt, endedAt, kind, nameShown, ownershipId, pending, mark, dispute, certificate } = unit;
  const subject = `${unit.name}, ${numberName(unit.number, unit.editionSize)}`;
  const isPlain = endedAt === null && !unit.voided && !pending && mark === null;
  // In the list a plain number needs no badge; the page of a number has a notice about a mark.
  const needsNoBadge = inList ? isPlain : mark !== null && !unit.voided;
  return (
    <>
      {!needsNoBadge && <NumberState unit={unit} />}
      {inList && mark === "disputed" && (
        <p className="text-small">{disputeOpenedBy(dispute)} The museum decides and emails both sides.</p>
      )}
      {!(inList && endedAt === null) && (
        <p className="text-muted text-small">
          {ownershipKindLabels[kind]}, {formatLagosDate(acquiredAt)}
          {endedAt !== null && `. Yours until ${formatLagosDate(endedAt)}`}
        </p>
      )}
      {pending && (
        <div className="grid justify-items-start gap-2 text-small">
          <p className="wrap-anywhere">
            Offered to {pending.recipientEmail} until {formatLagosDate(pending.expiresAt)}.
          </p>
          {mark !== "disputed" && <CancelTransfer id={pending._id} subject={subject} />}
        </div>
      )}
      {!inList && (
        <NeedsJavaScript>
          Without JavaScript you can show or hide your name at all numbers at once, in your collection.
        </NeedsJavaScript>
      )}
      <NameSwitch ownershipId={ownershipId} nameShown={nameShown} subject={subject} hasHint={!inList} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {endedAt === null && !pending && mark === null && (
          <ButtonLink href={paths.transferNumber(editionId)} variant="secondary" size="small">
            Transfer<span className="sr-only"> {subject}</span>
          </ButtonLink>
        )}
        {certificate && !unit.voided && (
          <Link href={paths.certificate(certificate)} prefetch={false} className={linkClass}>
            Certificate<span className="sr-only"> of {subject}</span>
          </Link>
        )}
        {inList && (
          <Link href={paths.myNumber(editionId)} prefetch={false} className={linkClass}>
            History and more<span className="sr-only"> of {subject}</span>
          </Link>
        )}
      </div>
    </>
  );
}
