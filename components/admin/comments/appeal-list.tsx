import Link from "next/link";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { Appeal } from "@/lib/comments/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { AppealForm } from "./appeal-form";
import { type ThreadTitles, threadName } from "./comment-filters";

const decisions = { granted: "Granted", declined: "Declined" } as const;

/** Appeals with what was removed: the open ones with a form for the decision, then the decided ones. */
export function AppealList({ appeals, titles }: { appeals: readonly Appeal[]; titles: ThreadTitles }) {
  return (
    <ul className="grid">
      {appeals.map((appeal) => (
        <li key={appeal.commentId} className="grid gap-3 border-line border-b py-5">
          <p className="text-small">
            <b className="wrap-anywhere font-semibold">{appeal.author}</b>
            <span className="text-muted">
              {" "}
              on {threadName(appeal, titles)}, {formatLagosShortDate(appeal.at)}
            </span>
          </p>
          <blockquote
            dir="auto"
            className="max-w-read whitespace-pre-wrap wrap-anywhere border-line-strong border-s-2 ps-4"
          >
            {appeal.message}
          </blockquote>
          {appeal.reason && (
            <p dir="auto" className="max-w-read wrap-anywhere text-muted text-small">
              Removed. {appeal.reason}
            </p>
          )}
          <p dir="auto" className="max-w-read whitespace-pre-wrap wrap-anywhere">
            <b className="font-semibold">Appeal:</b> {appeal.text}
          </p>
          <Link
            href={adminPaths.comment(appeal.commentId)}
            prefetch={false}
            className="link inline-flex min-h-tap items-center justify-self-start text-small"
          >
            Open the comment<span className="sr-only"> of {appeal.author}</span>
          </Link>
          {appeal.decision ? (
            <p className="max-w-read whitespace-pre-wrap wrap-anywhere text-muted text-small">
              {decisions[appeal.decision]} by {appeal.decidedBy ?? "a deleted account"}: {appeal.reply}
            </p>
          ) : (
            <AppealForm commentId={appeal.commentId} />
          )}
        </li>
      ))}
    </ul>
  );
}
