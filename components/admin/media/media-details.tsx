import type { ReactNode } from "react";
import { Card } from "@/components/admin/ui/card";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { CopyButton } from "@/components/admin/ui/copy-button";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { MediaItem, MediaVersion } from "@/lib/media/contracts";
import { DeleteMedia } from "./delete-media";
import { formatLabel, mediaKindLabel, shapeOf, sizeLabel } from "./media-labels";
import { UseList } from "./media-list";

/** The file itself: a picture, a film, a sound, or a link. */
export function MediaPreview({ item: { mime, preview, name, alt } }: { item: MediaItem }) {
  const shape = shapeOf(mime);
  if (shape === "image")
    // biome-ignore lint/performance/noImgElement: served through the admin's session in one width.
    return (
      <img
        src={preview.full}
        alt={alt || name}
        className="max-h-[28rem] max-w-full justify-self-center rounded-control bg-raised"
      />
    );
  // biome-ignore lint/a11y/useMediaCaption: the admin checks what was uploaded.
  if (shape === "video") return <video src={preview.full} controls preload="metadata" className="w-full bg-night" />;
  // biome-ignore lint/a11y/useMediaCaption: the admin checks what was uploaded.
  if (shape === "audio") return <audio src={preview.full} controls preload="metadata" className="w-full" />;
  return (
    <a href={preview.full} className="link inline-flex min-h-tap items-center" download>
      {`Open ${formatLabel(mime)}`}
    </a>
  );
}

/** What and how large a file is, its address, and where it is used; the children are what can be done with it. */
export function MediaFacts({ item, children }: { item: MediaItem; children: ReactNode }) {
  const { mime, size, version, createdAt, url, uses, archivedAt } = item;
  const facts = [
    ["Kind", mediaKindLabel(item)],
    ["File", `${formatLabel(mime)}, ${sizeLabel(size)}`],
    ["Added", `${formatLagosShortDate(createdAt)}, ${formatLagosTime(createdAt)}`],
    ["Version", String(version)],
  ] as const;
  return (
    <Card title="File" actions={!archivedAt && <CopyButton text={url}>Copy address</CopyButton>}>
      <dl className="grid gap-3 text-small">
        {facts.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <dt className="text-muted">Address</dt>
          <dd className="wrap-anywhere">{url}</dd>
        </div>
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <dt className="text-muted">Used in</dt>
          <dd>{uses.length > 0 ? <UseList uses={uses} /> : "Nothing"}</dd>
        </div>
      </dl>
      {children}
    </Card>
  );
}

type MediaVersionsProps = { item: MediaItem; versions: readonly MediaVersion[] };

/** Earlier contents, each of which can be used again while it is kept. */
export function MediaVersions({ item, versions }: MediaVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className="pt-10">
      <DataTable
        caption="Earlier files"
        columns={["Version", "File", "Replaced", "Kept until", "Action"]}
        rows={versions.map(({ _id, number, mime, size, replacedAt, until }) => ({
          key: _id,
          cells: [
            String(number),
            `${formatLabel(mime)}, ${sizeLabel(size)}`,
            `${formatLagosShortDate(replacedAt)}, ${formatLagosTime(replacedAt)}`,
            formatLagosShortDate(until),
            <ConfirmAction
              key="restore"
              request={{
                method: "post",
                path: adminApiPaths.mediaAction(item._id, "versions"),
                body: { versionId: _id, version: item.version },
              }}
              label="Restore this version"
              loadingText="Restoring…"
              subject={`version ${number}`}
              successText={`Version ${number} is restored`}
              failureText="Failed to restore the version"
            />,
          ],
        }))}
      />
    </section>
  );
}

/** Archive or restore, and delete. */
export function MediaActions({ item }: { item: MediaItem }) {
  const { _id, name, archivedAt, kind, uses } = item;
  const isInUse = uses.length > 0 && (kind === "picture" || kind === "sound");
  return (
    <div className="flex flex-wrap items-center gap-3">
      {archivedAt ? (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.mediaAction(_id, "restore"), body: {} }}
          label="Restore"
          loadingText="Restoring…"
          subject={name}
          successText={`${name} is restored`}
          failureText="Failed to restore file"
        />
      ) : (
        !isInUse && (
          <ConfirmAction
            request={{ method: "post", path: adminApiPaths.mediaAction(_id, "archive"), body: {} }}
            label="Archive"
            loadingText="Archiving…"
            subject={name}
            danger={false}
            confirm={{
              question: "Are you sure you want to archive this file?",
              consequence: uses.length
                ? `It disappears from: ${uses.map(({ text }) => text).join(", ")}. You can restore it.`
                : "Its address stops working. You can restore it.",
            }}
            successText={`${name} is archived`}
            failureText="Failed to archive file"
          />
        )
      )}
      <DeleteMedia item={item} blockedBy={isInUse ? "in-use" : undefined} />
      {isInUse && (
        <p id="in-use" className="basis-full text-muted text-small">
          It is in use, so it can be replaced, but not archived or deleted. Choose another file where it is used first.
        </p>
      )}
    </div>
  );
}
