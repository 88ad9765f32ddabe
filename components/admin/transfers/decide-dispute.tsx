"use client";

import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { numberName } from "@/lib/catalog/editions/rules";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminNumber } from "@/lib/transfers/admin-contracts";

const reasonHint = "Emailed to everybody whom the dispute concerns.";

/** The decisions about an open dispute. */
export function DecideDispute({ id, unit }: { id: string; unit: AdminNumber }) {
  const path = adminApiPaths.decideDispute(id);
  const subject = `the dispute about ${unit.name}, ${numberName(unit.number, unit.editionSize)}`;
  const current = unit.chain.find(({ endedAt }) => endedAt === null);
  const former = unit.chain.filter(
    ({ owner, endedAt }, index, chain) =>
      owner &&
      endedAt !== null &&
      owner._id !== current?.owner?._id &&
      chain.findLastIndex((link) => link.owner?._id === owner._id) === index,
  );
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmWithReason
        path={path}
        body={{ decision: "release" }}
        label="Release the number"
        loadingText="Saving…"
        subject={subject}
        title={`Release the number and close ${subject}?`}
        question="The number can be transferred again. A waiting transfer goes on, with the days that it had left."
        reasonHint={reasonHint}
      />
      <ConfirmWithReason
        path={path}
        body={{ decision: "confirm" }}
        label="Confirm the owner"
        loadingText="Saving…"
        subject={subject}
        title={`Confirm the owner and close ${subject}?`}
        question="The owner stays, and a waiting transfer is cancelled. Nobody can dispute this owner again."
        reasonHint={reasonHint}
      />
      {former.map(({ ownershipId, owner, position }) => (
        <ConfirmWithReason
          key={ownershipId}
          path={path}
          body={{ decision: "give_back", ownershipId }}
          label={`Give back to ${owner?.name ?? "the former owner"}`}
          loadingText="Saving…"
          subject={subject}
          title={`Give ${unit.name}, ${numberName(unit.number, unit.editionSize)}, back to owner ${position}, ${owner?.name ?? ""}?`}
          question="They become the owner again, as a new entry of the history. A waiting transfer is cancelled."
          reasonHint={reasonHint}
          variant="danger"
        />
      ))}
    </div>
  );
}
