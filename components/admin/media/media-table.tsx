"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable, type Selection } from "@/components/admin/table/admin-table";
import { describeBulk } from "@/components/admin/table/describe-bulk";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { useRowActs } from "@/components/admin/table/use-row-acts";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { describeFailure } from "@/components/ui/use-submission";
import { type ApiFailure, type ApiResult, api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { MediaItem } from "@/lib/media/contracts";
import { formatLabel, mediaKindLabel, sizeLabel } from "./media-labels";
import { Use, UseList } from "./media-list";
import { MediaThumbnail } from "./media-thumbnail";

const columns: readonly AdminColumn<MediaItem>[] = [
  {
    id: "file",
    label: "File",
    sort: [{ value: "name", direction: "ascending" }],
    cell: (item) => (
      <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-3">
        <MediaThumbnail item={item} className="size-12 rounded-control" />
        <Link
          href={adminPaths.mediaItem(item._id)}
          prefetch={false}
          className="link self-baseline justify-self-start font-semibold"
        >
          {item.name}
        </Link>
      </span>
    ),
  },
  { id: "kind", label: "Kind", cell: (item) => <span className="whitespace-nowrap">{mediaKindLabel(item)}</span> },
  {
    id: "uses",
    label: "Used in",
    cell: (item) => (item.uses.length > 0 ? <UseList uses={item.uses} /> : <Use item={item} />),
  },
  {
    id: "size",
    label: "Size",
    sort: [{ value: "largest", direction: "descending" }],
    cell: ({ mime, size }) => `${formatLabel(mime)}, ${sizeLabel(size)}`,
  },
  {
    id: "added",
    label: "Added",
    sort: [
      { value: undefined, direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatLagosShortDate(createdAt)}</time>,
  },
];

type FileAct = "archive" | "restore";
type Results = { results: { id: string; error: string | null }[] };

const keyOf = ({ _id }: MediaItem) => _id;
const errors = { offline: "Network error", otherwise: "Failed to save file" };
const outcomes = { archive: "archived", restore: "restored" } as const;
const opposites = { archive: "restore", restore: "archive" } as const;

/** Archives or restores files, one request each; succeeds when at least one was changed. */
async function sendEach(ids: readonly string[], act: FileAct): Promise<ApiResult<Results>> {
  const results: Results["results"] = [];
  let failed: ApiFailure | null = null;
  for (const id of ids) {
    const response = await api.post(adminApiPaths.mediaAction(id, act), {});
    results.push({ id, error: response.ok ? null : describeFailure(response, errors).text });
    if (!response.ok) failed = response;
  }
  const isNothingDone = results.every(({ error }) => error !== null);
  return isNothingDone && failed ? failed : { ok: true, data: { results }, headers: new Headers() };
}

/** A picture or sound that a page shows stays in the library; the server checks it again. */
const archiveObstacle = ({ kind, uses, archivedAt }: MediaItem) =>
  !archivedAt && uses.length > 0 && (kind === "picture" || kind === "sound")
    ? "It is used, so it cannot be archived"
    : null;

/** The files as a table, with the places where each is used. Selected ones are archived or restored, which can be undone. */
export function MediaTable({ items }: { items: readonly MediaItem[] }) {
  const { rows, act } = useRowActs(items, keyOf);
  const move = (files: readonly MediaItem[], fileAct: FileAct) =>
    act({
      rows: files,
      change: () => null,
      send: () => sendEach(files.map(keyOf), fileAct),
      done: ({ results }) => describeBulk(results, outcomes[fileAct]),
      failed: errors.otherwise,
      undo: ({ results }) => {
        const done = results.flatMap(({ id, error }) => (error === null ? [id] : []));
        return () => sendEach(done, opposites[fileAct]);
      },
    });

  const menuItems = (item: MediaItem): readonly MenuItem[] => [
    { label: "Edit or replace", href: adminPaths.mediaItem(item._id) },
    ...(item.archivedAt
      ? [{ label: "Restore", onSelect: () => void move([item], "restore") }]
      : archiveObstacle(item) === null
        ? [{ label: "Archive", onSelect: () => void move([item], "archive") }]
        : []),
  ];
  const bulkActions = ({ rows: chosen, clear }: Selection<MediaItem>) => {
    const fileAct = chosen.every(({ archivedAt }) => archivedAt) ? "restore" : "archive";
    return (
      <Button
        size="small"
        onClick={() => {
          clear();
          void move(chosen, fileAct);
        }}
      >
        {fileAct === "restore" ? `Restore ${chosen.length}` : `Archive ${chosen.length}`}
      </Button>
    );
  };

  return (
    <AdminTable
      caption="Files"
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      menu={{ label: ({ name }) => `More for ${name}`, items: menuItems }}
      selection={{
        label: ({ name }) => name,
        itemNames: ["file", "files"],
        obstacle: archiveObstacle,
        actions: bulkActions,
      }}
    />
  );
}
