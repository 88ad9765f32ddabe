import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { ModeratedComment } from "@/lib/comments/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Comments of every thread, newest first. */
export function CommentsTable({ comments }: { comments: readonly ModeratedComment[] }) {
  return (
    <DataTable
      caption="Comments"
      hideCaption
      columns={["Comment", "Author", "Thread", "Status", "Actions"]}
      rows={comments.map((comment) => ({
        key: comment._id,
        cells: [
          <span key="comment" className="grid gap-1">
            <span className="whitespace-pre-wrap font-normal font-read text-base">{comment.message}</span>
            {comment.reports.map(({ reason, createdAt }) => (
              <span key={createdAt} className="text-tiny text-warn">
                Reported: {reason}
              </span>
            ))}
          </span>,
          <span key="author" className="grid">
            {comment.user.displayName}
            <time dateTime={comment.createdAt} className="text-muted text-tiny">
              {formatLagosShortDate(comment.createdAt)}, {formatLagosTime(comment.createdAt)}
            </time>
          </span>,
          <span key="wall" className="grid">
            {comment.exhibition}
            {comment.artwork && <span className="text-muted text-tiny">{comment.artwork}</span>}
          </span>,
          <CommentStatus key="status" status={comment.status} />,
          <CommentRowActions key="change" comment={comment} />,
        ],
      }))}
    />
  );
}

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

function CommentRowActions({ comment: { _id, user, status } }: { comment: ModeratedComment }) {
  const what = `the comment of ${user.displayName}`;
  return (
    <div className="flex flex-wrap gap-2">
      {status === "pending" && (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.approveComment(_id), body: {} }}
          label="Approve"
          loadingText="Approving…"
          subject={what}
          successText="The comment is approved"
          failureText="Failed to approve"
        />
      )}
      <ConfirmAction
        request={{ method: "delete", path: apiPaths.comment(_id) }}
        label="Delete"
        loadingText="Deleting…"
        subject={what}
        confirm={{ question: "Are you sure you want to delete this comment?" }}
        successText="The comment is deleted"
        failureText="Failed to delete"
      />
    </div>
  );
}
