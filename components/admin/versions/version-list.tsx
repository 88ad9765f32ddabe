import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { ContentVersion, VersionKind } from "@/lib/versions/contracts";
import { changedFields } from "@/lib/versions/rules";
import { fieldLabel } from "./field-labels";
import { TextDifference } from "./text-difference";

type VersionListProps = {
  kind: VersionKind;
  versions: readonly ContentVersion[];
  /** The version that the page shows; restoring is based on it. */
  current: number;
};

/** The versions of a record, newest first: who saved it, when and what changed. Each can be restored. */
export function VersionList({ kind, versions, current }: VersionListProps) {
  return (
    <section aria-labelledby="content-versions" className="grid max-w-read gap-4 pt-14">
      <h2 id="content-versions" className="text-subheading">
        Versions
      </h2>
      {versions.length === 0 ? (
        <p className="font-normal font-read text-muted text-read">
          No edits yet. From the first one on, every version is listed here and can be restored.
        </p>
      ) : (
        <ol className="border-line border-t">
          {versions.map((one, index) => (
            <VersionItem key={one._id} kind={kind} one={one} current={current} isLatest={index === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

type VersionItemProps = { kind: VersionKind; one: ContentVersion; current: number; isLatest: boolean };

function VersionItem({ kind, one, current, isLatest }: VersionItemProps) {
  const { _id, version, savedAt, savedBy, note, fields, previous } = one;
  const changed = previous ? changedFields(previous, fields) : [];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-gutter gap-y-2 border-line border-b py-3">
      <details className="group min-w-0 flex-1 basis-64">
        <summary className="grid min-h-tap cursor-pointer content-center gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3">
            <b className="font-semibold">Version {version}</b>
            {isLatest && <StatusBadge shape="dot">Current</StatusBadge>}
            {note && <span className="text-muted text-small">{note}</span>}
          </span>
          <span className="text-muted text-small">
            {previous ? (
              <>
                {savedBy ?? "Unknown"},{" "}
                <time dateTime={savedAt}>
                  {formatLagosShortDate(savedAt)}, {formatLagosTime(savedAt)}
                </time>
              </>
            ) : (
              "Before the first edit"
            )}
            {changed.length > 0 && `: ${changed.map((name) => fieldLabel(kind, name)).join(", ")}`}
          </span>
        </summary>
        {previous ? (
          <dl className="grid gap-3 pt-3">
            {changed.map((name) => (
              <div key={name} className="grid gap-1 border-line border-s-2 ps-3">
                <dt className="font-medium text-small">{fieldLabel(kind, name)}</dt>
                <dd>
                  <TextDifference before={previous[name]} after={fields[name]} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="pt-3 text-muted text-small">What was there before the first edit.</p>
        )}
      </details>
      {!isLatest && (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.restoreVersion(_id), body: { version: current } }}
          label="Restore"
          loadingText="Restoring…"
          subject={`version ${version}`}
          confirm={{
            question: `The texts of version ${version} replace the current ones, and are public at once if this is public.`,
            consequence: "The current version stays in this list.",
          }}
          danger={false}
          successText={`Version ${version} is restored`}
          failureText="The version was not restored."
        />
      )}
    </li>
  );
}
