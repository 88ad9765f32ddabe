"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminIssue } from "@/lib/newsletter/issue-contracts";
import { people } from "./issue-labels";

const emails = (count: number) => `${count.toLocaleString("en-NG")} ${count === 1 ? "email" : "emails"}`;

/** Says how many emails have failed for good, and sends them again; nothing when none can be sent again. */
export function RetryFailed({ issue }: { issue: AdminIssue }) {
  const { busy, message, submit } = useSubmission();
  const [asking, setAsking] = useState(false);
  const { retryable, unanswered, status } = issue;
  if (retryable === 0 || status === "stopped") return null;
  const retry = () =>
    void submit(() => api.post(adminApiPaths.newsletterAct(issue._id, "retry")), {
      errors: { offline: "Network error", otherwise: "The failed emails were not sent again." },
      toast: ({ retried }) => (retried === 0 ? "No failed email is left" : `${emails(retried)} will be sent again`),
      toastMs: 6_000,
      refresh: true,
      onDone: () => setAsking(false),
    });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-ground px-4 py-3">
        <p>
          <strong>{emails(retryable)} could not be sent.</strong> The email provider refused every attempt or did not
          answer.
        </p>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Retry failed emails
        </Button>
      </div>
      <AdminDialog open={asking} onClose={() => setAsking(false)} title={`Send ${emails(retryable)} again?`}>
        <p>
          Only the people who did not get it are sent the newsletter. Those who unsubscribed meanwhile are left out.
        </p>
        {unanswered > 0 && (
          <p>
            The provider did not answer for {people(unanswered)} of them. Who got the first email gets it twice if it
            was sent more than a day ago.
          </p>
        )}
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" loading={busy && "Sending…"} onClick={retry}>
            Send again
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </AdminDialog>
    </>
  );
}
