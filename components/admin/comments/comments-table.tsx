"use client";

import { type AdminColumn, AdminTable, type Selection } from "@/components/admin/table/admin-table";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { useRowActs } from "@/components/admin/table/use-row-acts";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { api, toResult } from "@/lib/api-client/client";
import type { ModeratedComment, ModerateReply, ModerationAction, ModerationFilter } from "@/lib/comments/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const keyOf = ({ _id }: ModeratedComment) => _id;
const newStatus = { approve: "approved", reject: "refused", hold: "pending" } as const;
const outcomes = { approve: "approved", reject: "rejected", hold: "pending again", delete: "deleted" } as const;
type Outcome = keyof typeof outcomes;

/** The action that brings back a status. */
const actionFor = { approved: "approve", refused: "reject", pending: "hold" } as const satisfies Record<
  ModeratedComment["status"],
  ModerationAction
>;

/** Undoes an action: deleted comments come back, others get the status that each of them had. */
async function undo(action: Outcome, { changed, at }: ModerateReply) {
  const groups =
    action === "delete"
      ? [{ action: "restore" as const, ids: changed.map(({ id }) => id) }]
      : (["approved", "refused", "pending"] as const).map((status) => ({
          action: actionFor[status],
          ids: changed.flatMap(({ id, was }) => (was === status ? [id] : [])),
        }));
  for (const { action: opposite, ids } of groups) {
    if (ids.length === 0) continue;
    const response = await api.post(adminApiPaths.moderateComments, { action: opposite, ids, undoes: at });
    if (!response.ok) return response;
  }
  return toResult(200, { success: true });
}

type CommentsTableProps = {
  comments: readonly ModeratedComment[];
  filter: ModerationFilter;
  filtered: boolean;
  /** When the list was read, by the database's clock. */
  now: string;
  /** The titles of the exhibitions and artworks by slug. */
  titles: Readonly<Record<string, string>>;
};

/** Comments of every thread, to be approved, rejected or deleted, one by one or in bulk. Every action can be undone. */
export function CommentsTable({ comments, filter, filtered, now, titles }: CommentsTableProps) {
  const { rows, act } = useRowActs(comments, keyOf);

  const moderate = (action: Outcome, changed: readonly ModeratedComment[], all = false) =>
    void act({
      rows: changed,
      change: (comment) => {
        if (action === "delete") return null;
        const status = newStatus[action];
        // A comment that the filters do not match any longer leaves the list.
        const leaves = (filter.status && filter.status !== status) || (filter.reported && action !== "hold");
        return leaves ? null : { ...comment, status, reports: action === "hold" ? comment.reports : [] };
      },
      send: () =>
        api.post(
          adminApiPaths.moderateComments,
          all ? { action, filter, until: now } : { action, ids: changed.map(keyOf) },
        ),
      done: (reply) =>
        reply.changed.length === 1
          ? `The comment is ${outcomes[action]}`
          : `${reply.changed.length} comments are ${outcomes[action]}`,
      failed: "Failed to update the comments",
      undo: (reply) => (reply.changed.length === 0 ? null : () => undo(action, reply)),
    });

  const menuItems = (comment: ModeratedComment): readonly MenuItem[] => [
    ...(comment.status !== "approved" || comment.reports.length > 0
      ? [{ label: "Approve", onSelect: () => moderate("approve", [comment]) }]
      : []),
    ...(comment.status !== "refused" ? [{ label: "Reject", onSelect: () => moderate("reject", [comment]) }] : []),
    ...(comment.status !== "pending" ? [{ label: "Make pending", onSelect: () => moderate("hold", [comment]) }] : []),
    { label: "Delete", danger: true, onSelect: () => moderate("delete", [comment]) },
  ];
  return (
    <AdminTable
      caption="Comments"
      hideCaption
      columns={[commentColumn, authorColumn, threadColumn(titles), statusColumn(moderate)]}
      rows={rows}
      rowKey={keyOf}
      menu={{ label: ({ user }) => `More for the comment of ${user.displayName}`, items: menuItems }}
      empty={
        <p className="font-normal font-read text-muted text-read">
          {filtered ? "No comments found. Change or clear the filters." : "No messages yet"}
        </p>
      }
      selection={{
        label: ({ user }) => `the comment of ${user.displayName}`,
        itemNames: ["comment", "comments"],
        allowsAll: true,
        actions: (selection) => <BulkActions selection={selection} onAct={moderate} />,
      }}
    />
  );
}

type BulkActionsProps = {
  selection: Selection<ModeratedComment>;
  onAct: (action: Outcome, comments: readonly ModeratedComment[], all: boolean) => void;
};

function BulkActions({ selection: { rows, isAll, clear }, onAct }: BulkActionsProps) {
  const act = (action: Outcome) => () => {
    onAct(action, rows, isAll);
    clear();
  };
  return (
    <>
      <Button size="small" onClick={act("approve")}>
        Approve
      </Button>
      <Button size="small" variant="secondary" onClick={act("reject")}>
        Reject
      </Button>
      <Button size="small" variant="danger" onClick={act("delete")}>
        Delete
      </Button>
    </>
  );
}

const commentColumn: AdminColumn<ModeratedComment> = {
  id: "comment",
  label: "Comment",
  cell: ({ message, reports }) => (
    <span className="grid gap-1">
      <span className="max-w-read whitespace-pre-wrap font-normal font-read text-base">{message}</span>
      {reports.map(({ reason, createdAt }) => (
        <span key={createdAt} className="text-tiny text-warn">
          Reported: {reason}
        </span>
      ))}
    </span>
  ),
};

const authorColumn: AdminColumn<ModeratedComment> = {
  id: "author",
  label: "Author",
  sort: [
    { value: undefined, direction: "descending" },
    { value: "oldest", direction: "ascending" },
  ],
  cell: ({ user, createdAt }) => (
    <span className="grid">
      {user.displayName}
      <time dateTime={createdAt} className="text-muted text-tiny">
        {formatLagosShortDate(createdAt)}, {formatLagosTime(createdAt)}
      </time>
    </span>
  ),
};

const threadColumn = (titles: Readonly<Record<string, string>>): AdminColumn<ModeratedComment> => ({
  id: "thread",
  label: "Thread",
  cell: ({ exhibition, artwork }) => (
    <span className="grid">
      {titles[exhibition] ?? exhibition}
      {artwork && <span className="text-muted text-tiny">{titles[`${exhibition}/${artwork}`] ?? artwork}</span>}
    </span>
  ),
});

const statusColumn = (
  moderate: (action: Outcome, changed: readonly ModeratedComment[]) => void,
): AdminColumn<ModeratedComment> => ({
  id: "status",
  label: "Status",
  required: true,
  cell: (comment) => (
    <span className="flex flex-wrap items-center gap-2">
      <CommentStatus status={comment.status} />
      {comment.status === "pending" && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Approve the comment of ${comment.user.displayName}`}
          onClick={() => moderate("approve", [comment])}
        >
          Approve
        </Button>
      )}
    </span>
  ),
});

function CommentStatus({ status }: { status: ModeratedComment["status"] }) {
  if (status === "approved")
    return (
      <StatusBadge shape="dot" tone="success">
        Approved
      </StatusBadge>
    );
  return (
    <StatusBadge shape="ring" tone={status === "pending" ? "warn" : "muted"}>
      {status === "pending" ? "Pending" : "Rejected"}
    </StatusBadge>
  );
}
