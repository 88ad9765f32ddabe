import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { ModeratedComment } from "@/lib/community/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { deskCalls } from "@/lib/platform/desk-calls";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";

/** The notes on every wall, the newest first. */
export function CommentsTable({ comments }: { comments: readonly ModeratedComment[] }) {
  return (
    <DeskTable
      caption="Comments"
      hideCaption
      columns={["Comment", "Author", "Wall", "Status", "Change"]}
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
              {lagosShortDay(comment.createdAt)}, {lagosClock(comment.createdAt)}
            </time>
          </span>,
          <span key="wall" className="grid">
            {comment.exhibition}
            {comment.artwork && <span className="text-muted text-tiny">{comment.artwork}</span>}
          </span>,
          <Standing key="status" status={comment.status} />,
          <Change key="change" comment={comment} />,
        ],
      }))}
    />
  );
}

function Standing({ status }: { status: ModeratedComment["status"] }) {
  if (status === "approved")
    return (
      <Mark shape="dot" tone="success">
        Approved
      </Mark>
    );
  return (
    <Mark shape="ring" tone={status === "pending" ? "warn" : "muted"}>
      {status === "pending" ? "Pending" : "Refused"}
    </Mark>
  );
}

function Change({ comment: { _id, user, status } }: { comment: ModeratedComment }) {
  const what = `the comment of ${user.displayName}`;
  return (
    <div className="flex flex-wrap gap-2">
      {status === "pending" && (
        <AskFirst
          call={{ method: "post", path: deskCalls.approveComment(_id) }}
          label="Approve"
          busy="Approving…"
          what={what}
          done="The comment is approved"
          failed="Failed to approve"
        />
      )}
      <AskFirst
        call={{ method: "delete", path: apiPaths.comment(_id) }}
        label="Delete"
        busy="Deleting…"
        what={what}
        ask={{ question: "Are you sure you want to delete this comment?" }}
        done="The comment is deleted"
        failed="Failed to delete"
      />
    </div>
  );
}
