"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Skeleton } from "@/components/ui/skeleton";
import { useApi } from "@/lib/api-client/use-api";
import type { CommentAuthor } from "@/lib/comments/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { AuthorBans } from "./author-bans";
import { type ThreadTitles, threadName } from "./comment-filters";
import { ModerationNotes } from "./moderation-notes";

/** Moving quickly through the queue reads only the author at which one stops. */
const PAUSE_MS = 250;

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

const DAY_MS = 86_400_000;
const numberFormat = new Intl.NumberFormat("en-NG");
const counted = (count: number, one: string, many: string) =>
  `${numberFormat.format(count)} ${count === 1 ? one : many}`;

/** "Joined 3 Nov 2026, 21 days ago". */
function joined(at: string): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS));
  const age =
    days === 0
      ? "today"
      : days < 60
        ? `${counted(days, "day", "days")} ago`
        : days < 730
          ? `${Math.floor(days / 30)} months ago`
          : `${Math.floor(days / 365)} years ago`;
  return `Joined ${formatLagosShortDate(at)}, ${age}`;
}

const statuses = { approved: "Approved", pending: "Waiting", refused: "Rejected", deleted: "Deleted" } as const;

const At = ({ at }: { at: string }) => (
  <time dateTime={at} className="text-muted text-tiny">
    {formatLagosShortDate(at)}, {formatLagosTime(at)}
  </time>
);

type AuthorPanelProps = { commentId: string; titles: ThreadTitles };

/** Who wrote the current comment: the account, bans, notes, other comments and what admins decided. */
export function AuthorPanel({ commentId, titles }: AuthorPanelProps) {
  const paused = usePaused(commentId);
  const { data, error, mutate } = useApi(adminApiPaths.commentAuthor(paused));
  if (error && !data)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-small">The author could not be loaded.</p>
        <Button size="small" variant="secondary" onClick={() => void mutate()}>
          Try again
        </Button>
      </div>
    );
  if (!data || paused !== commentId)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading the author…</span>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  return (
    <aside aria-label="Author" className="grid gap-6">
      <Account data={data} />
      {!data.author.isDeleted && (
        <>
          <AuthorBans commentId={commentId} data={data} onChanged={() => void mutate()} />
          <ModerationNotes commentId={commentId} notes={data.notes} onSaved={() => void mutate()} />
        </>
      )}
      <Comments data={data} titles={titles} commentId={commentId} />
      <Decisions data={data} />
    </aside>
  );
}

function Account({ data: { author, counts } }: { data: CommentAuthor }) {
  const facts = [
    counted(counts.approved, "approved", "approved"),
    `${numberFormat.format(counts.pending)} waiting`,
    `${numberFormat.format(counts.refused)} rejected`,
    `${numberFormat.format(counts.deleted)} deleted`,
    counted(counts.reports, "report", "reports"),
  ];
  return (
    <section className="grid gap-1">
      <h2 className="wrap-anywhere font-bold text-subheading">{author.name}</h2>
      <p className="text-muted text-small">
        {joined(author.joinedAt)}
        {author.isAdmin ? ", admin" : `, ${author.plan ? `${author.plan} plan` : "no plan"}`}
      </p>
      <p className="text-small">{facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join(" · ")}</p>
      {author.path && (
        <Link
          href={author.path}
          prefetch={false}
          className="link justify-self-start text-small touch:inline-flex touch:min-h-tap touch:items-center"
        >
          Open the account
        </Link>
      )}
    </section>
  );
}

function Comments({ data: { comments }, titles, commentId }: { data: CommentAuthor } & AuthorPanelProps) {
  const others = comments.filter(({ _id }) => _id !== commentId);
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-base">Other comments</h3>
      {others.length === 0 && <p className="text-muted text-small">This is the only one.</p>}
      <ul className="grid gap-3">
        {others.map((comment) => (
          <li key={comment._id} className="grid gap-0.5 border-line border-t pt-2">
            {comment.status === "deleted" ? (
              <p className="line-clamp-3 wrap-anywhere text-small">{comment.message}</p>
            ) : (
              <Link
                href={adminPaths.comment(comment._id)}
                prefetch={false}
                className="line-clamp-3 wrap-anywhere text-small hover:underline"
              >
                {comment.message}
              </Link>
            )}
            <span className="text-muted text-tiny">
              {statuses[comment.status]}, {threadName(comment, titles)}, <At at={comment.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ data: { decisions } }: { data: CommentAuthor }) {
  if (decisions.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-base">Decisions</h3>
      <ul className="grid gap-2">
        {decisions.map(({ _id, by, sentence, at }) => (
          <li key={_id} className="text-small">
            {by} {sentence} <At at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
