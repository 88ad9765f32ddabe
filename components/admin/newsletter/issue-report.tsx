"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { Card } from "@/components/admin/ui/card";
import { cardClass } from "@/components/admin/ui/form-section";
import { StatList } from "@/components/admin/ui/stat-list";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminIssue } from "@/lib/newsletter/issue-contracts";
import { EmailFrame } from "./email-frame";
import { people, segmentOf, share } from "./issue-labels";
import { IssueStatusBadge } from "./issue-status";
import { RetryFailed } from "./retry-failed";

type IssueReportProps = { issue: AdminIssue; email: { html: string; text: string }; recordsOpens: boolean };

const number = (count: number) => count.toLocaleString("en-NG");

/** A sent issue: how far it is, what became of its emails, and the email itself. */
export function IssueReport({ issue, email, recordsOpens }: IssueReportProps) {
  const { counts, status } = issue;
  const sent = counts.sent + counts.bounced;
  const stats: readonly (readonly [name: string, value: string])[] = [
    ["Sent", `${number(sent)} of ${number(counts.recipients)}`],
    ["Delivered", share(counts.delivered, sent)],
    ["Bounced", share(counts.bounced, sent)],
    ["Marked as spam", share(counts.complained, sent)],
    ["Opened", recordsOpens || counts.opened > 0 ? share(counts.opened, sent) : "Not counted"],
    ["Clicked", share(counts.clicked, sent)],
  ];
  const others: readonly (readonly [count: number, text: string])[] = [
    [counts.failed, "failed"],
    [counts.skipped, "left out, because they unsubscribed or bounced meanwhile"],
    [counts.stopped, "not sent, because sending was stopped"],
  ];
  return (
    <div className="grid gap-6">
      {status === "sending" && <AutoRefresh />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <IssueStatusBadge status={status} />
          <p className="text-muted text-small">
            {issue.startedAt && `${formatLagosMoment(issue.startedAt)}, by ${issue.sentBy}, to `}
            {segmentOf(issue)}
          </p>
        </div>
        {status === "sending" && <StopSending issue={issue} />}
      </div>
      {status === "sending" && (
        <progress
          aria-label="Emails sent"
          max={counts.recipients}
          value={counts.recipients - counts.pending}
          className="w-full max-w-form accent-accent"
        />
      )}
      <RetryFailed issue={issue} />
      <section aria-label="Results" className="grid gap-4">
        <StatList items={stats} />
        <ul className="grid gap-1 text-muted text-small">
          {others
            .filter(([count]) => count > 0)
            .map(([count, text]) => (
              <li key={text}>
                {number(count)} {text}
              </li>
            ))}
        </ul>
      </section>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title="The email">
          <EmailFrame email={email} />
        </Card>
        <div className="grid min-w-0 gap-5">
          <ArchiveSwitch key={String(issue.isPublic)} issue={issue} />
          <details className={`${cardClass} gap-0! text-small`}>
            <summary className="cursor-pointer font-bold text-base touch:min-h-tap">Recipients</summary>
            <ul className="grid max-h-72 content-start gap-1 overflow-y-auto pt-3">
              {issue.recipients.map((email) => (
                <li key={email} className="wrap-anywhere">
                  {email}
                </li>
              ))}
              {counts.recipients > issue.recipients.length && (
                <li className="text-muted">and {people(counts.recipients - issue.recipients.length)} more</li>
              )}
            </ul>
          </details>
        </div>
      </div>
    </div>
  );
}

function StopSending({ issue }: { issue: AdminIssue }) {
  const { busy, message, submit } = useSubmission();
  const [asking, setAsking] = useState(false);
  const stop = () =>
    void submit(() => api.post(adminApiPaths.newsletterAct(issue._id, "stop")), {
      errors: { offline: "Network error", otherwise: "Sending was not stopped." },
      toast: ({ sent, stopped }) => `Stopped: ${number(sent)} were sent, ${number(stopped)} were not`,
      toastMs: 6_000,
      refresh: true,
      onDone: () => setAsking(false),
    });
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        Stop sending
      </Button>
      <AdminDialog open={asking} onClose={() => setAsking(false)} title="Stop sending?">
        <p>
          Emails that were sent stay sent. The others are not sent, and this issue cannot be continued.
          {issue.isPublic && " It is taken out of the archive; you can show it there again."}
        </p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={busy && "Stopping…"} onClick={stop}>
            Stop sending
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Continue sending
          </Button>
        </div>
      </AdminDialog>
    </>
  );
}

function ArchiveSwitch({ issue }: { issue: AdminIssue }) {
  const { busy, message, submit } = useSubmission();
  const [on, setOn] = useState(issue.isPublic);
  if (issue.slug === null) return null;
  const change = (isPublic: boolean) => {
    if (busy) return;
    setOn(isPublic);
    void submit(() => api.put(adminApiPaths.newsletterAct(issue._id, "archive"), { isPublic }), {
      errors: { offline: "Network error", otherwise: "The archive was not changed." },
      toast: isPublic ? "In the archive" : "Taken out of the archive",
      refresh: true,
      onError: () => setOn(!isPublic),
    });
  };
  return (
    <div className={cardClass}>
      <Switch
        label="Show in the archive"
        hint="Anyone can read it on the site, without the names of its readers."
        checked={on}
        onChange={({ target }) => change(target.checked)}
      />
      <FormMessage message={message} />
    </div>
  );
}
