"use client";

import { Card } from "@/components/admin/ui/card";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { numberName } from "@/lib/catalog/editions/rules";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminNumber } from "@/lib/transfers/admin-contracts";
import { markLabels } from "@/lib/transfers/rules";

/** The mark of a unit, with the acts that set it or take it back. */
export function NumberMark({ unit }: { unit: AdminNumber }) {
  const { editionId, mark, markedAt, markNote, voidedAt } = unit;
  const subject = `${unit.name}, ${numberName(unit.number, unit.editionSize)}`;
  const consequence = "The owner gets an email. The audit log records it.";
  return (
    <Card
      title="Mark"
      className="max-w-3xl"
      actions={
        <div className="flex flex-wrap gap-3">
          {mark === null &&
            !voidedAt &&
            (["stolen", "destroyed"] as const).map((next) => (
              <ConfirmWithReason
                key={next}
                path={adminApiPaths.markNumber(editionId)}
                body={{ mark: next }}
                label={`Mark as ${next}`}
                loadingText="Saving…"
                subject={subject}
                title={`Mark ${subject} as ${next}?`}
                question={`It is shown as ${next} in public and cannot be transferred. A waiting transfer is cancelled.`}
                consequence={consequence}
                reasonHint="Stored with the number, for the owner and for admins."
                variant="danger"
              />
            ))}
          {(mark === "stolen" || mark === "destroyed") && (
            <ConfirmWithReason
              path={adminApiPaths.unmarkNumber(editionId)}
              label="Take back the mark"
              loadingText="Saving…"
              subject={subject}
              title={`Take back the mark of ${subject}?`}
              question="It can be transferred again."
              consequence={consequence}
            />
          )}
        </div>
      }
    >
      {mark ? (
        <>
          <StatusBadge tone={markLabels[mark].tone}>{markLabels[mark].label}</StatusBadge>
          {markedAt && <p className="text-muted text-small">Since {formatLagosShortDate(markedAt)}</p>}
          {markNote && <p className="wrap-anywhere max-w-[60ch]">{markNote}</p>}
        </>
      ) : (
        <p className="text-muted text-small">None: it is neither stolen nor destroyed.</p>
      )}
    </Card>
  );
}
