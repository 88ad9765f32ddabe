import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Fields, ScheduledChange, VersionKind } from "@/lib/versions/contracts";
import { fieldLabel } from "./field-labels";
import { TextDifference } from "./text-difference";

type ScheduledChangesProps = {
  kind: VersionKind;
  changes: readonly ScheduledChange[];
  /** What is saved now. */
  fields: Fields;
};

/** What is saved later: when, and what changes. Each can be cancelled; one that failed says why. */
export function ScheduledChanges({ kind, changes, fields }: ScheduledChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="scheduled-changes" className="mb-8 grid max-w-read gap-2 border border-line-strong p-4">
      <h2 id="scheduled-changes" className="font-semibold text-base">
        Scheduled
      </h2>
      <ul className="grid gap-3">
        {changes.map(({ _id, dueAt, status, problem, fields: changed }) => (
          <li key={_id} className="flex flex-wrap items-start justify-between gap-x-gutter gap-y-2">
            <details className="min-w-0 flex-1 basis-64">
              <summary className="min-h-tap cursor-pointer content-center text-small">
                <b className="font-semibold">{describeChange(kind, changed, dueAt)}</b>
                {status === "failed" && (
                  <span className="block font-medium text-danger">{`It could not be saved: ${problem ?? "unknown reason"}`}</span>
                )}
              </summary>
              <dl className="grid gap-3 pt-2">
                {Object.entries(changed).map(([name, value]) => (
                  <div key={name} className="grid gap-1 border-line border-s-2 ps-3">
                    <dt className="font-medium text-small">{fieldLabel(kind, name)}</dt>
                    <dd>
                      <TextDifference before={fields[name]} after={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
            <ConfirmAction
              request={{ method: "post", path: adminApiPaths.cancelScheduledChange(_id), body: {} }}
              label={status === "failed" ? "Dismiss" : "Cancel"}
              loadingText="Please wait…"
              subject={`the change of ${formatLagosMoment(dueAt)}`}
              successText={status === "failed" ? "Dismissed" : "The scheduled change is cancelled"}
              failureText="The change was not cancelled."
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Goes live on 1 Dec 2026, 12:00": what a scheduled change does, in a few words. */
export function describeChange(kind: VersionKind, fields: Fields, dueAt: string): string {
  const at = formatLagosMoment(dueAt);
  if ((kind === "product" && fields.inStock === true) || (kind === "exhibition" && fields.isDraft === false))
    return `Goes live on ${at}`;
  if (kind === "product" && fields.inStock === false) return `Leaves the shop on ${at}`;
  const names = Object.keys(fields);
  if (names.every((name) => name === "price" || name === "salePrice")) return `New price on ${at}`;
  return `${names.map((name) => fieldLabel(kind, name)).join(", ")} on ${at}`;
}
