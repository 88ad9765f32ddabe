"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useSubmitting } from "@/components/ui/use-submitting";
import { type ApiResult, api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Audience } from "@/lib/newsletter/contracts";

const audienceNames: Record<Audience, string> = {
  collectors: "Collectors",
  yearly: "Annual members",
  monthly: "Monthly members",
  patron: "Patrons",
  members: "All members of the Circle",
  subscribers: "Newsletter subscribers",
};
const audiences = Object.keys(audienceNames) as Audience[];
const incompleteMessage = "Please fill in both subject and content";
const errorMessages = { offline: "Network error", otherwise: "The newsletter could not be sent. Please try again." };

/** Writes a newsletter issue, previews it, sends a test, and sends it after confirmation. */
export function NewsletterForm({ recipientCounts }: { recipientCounts: Record<Audience, number> }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [issue, setIssue] = useState({ subject: "", content: "" });
  const [audience, setAudience] = useState<Audience>("collectors");
  const [shown, setShown] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [feedback, setFeedback] = useState("");
  // The idempotency key of this issue: repeated requests send it once.
  const [key, setKey] = useState(() => crypto.randomUUID());

  /** Sends one request about the issue and shows its result. */
  async function act<T>(request: () => Promise<ApiResult<T>>, done: (data: T) => void) {
    if (!issue.subject.trim() || !issue.content.trim()) return setFeedback(`⚠️ ${incompleteMessage}`);
    if (!submission.start()) return;
    setFeedback("");
    const result = await request();
    submission.finish();
    if (result.ok) done(result.data);
    else setFeedback(`❌ ${errorMessage(result, errorMessages)}`);
  }

  const preview = () =>
    act(
      () => api.post(adminApiPaths.newsletterPreview, issue),
      ({ html }) => setShown(html),
    );
  const test = () =>
    act(
      () => api.post(adminApiPaths.newsletterTest, issue),
      ({ message }) => setFeedback(message),
    );
  const send = () => {
    setConfirming(false);
    const request = () => api.post(adminApiPaths.newsletterCollectors, { ...issue, audience }, { key });
    return act(request, ({ message }) => {
      setIssue({ subject: "", content: "" });
      setShown(null);
      setKey(crypto.randomUUID());
      setFeedback(message);
      router.refresh();
    });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (issue.subject.trim() && issue.content.trim()) setConfirming(true);
    else setFeedback(`⚠️ ${incompleteMessage}`);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <div className="grid items-start gap-gutter xl:grid-cols-2">
        <div className="grid gap-5">
          <TextField
            label="Subject"
            maxLength={150}
            value={issue.subject}
            onChange={({ target }) => setIssue({ ...issue, subject: target.value })}
          />
          <Textarea
            label="Content"
            rows={12}
            maxLength={40_000}
            value={issue.content}
            hint="Markdown: **bold**, _italic_, [link](https://…), ## heading, - list item."
            onChange={({ target }) => setIssue({ ...issue, content: target.value })}
          />
          <Select label="To" value={audience} onChange={({ target }) => setAudience(target.value as Audience)}>
            {audiences.map((each) => (
              <option key={each} value={each}>
                {audienceNames[each]} ({recipientCounts[each]})
              </option>
            ))}
          </Select>
        </div>
        {shown !== null && (
          <iframe title="Preview" sandbox="" srcDoc={shown} className="h-[36rem] w-full border border-line bg-print" />
        )}
      </div>
      <Alert>{feedback}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Please wait…"}>
          Send
        </Button>
        <Button variant="secondary" disabled={submission.submitting} onClick={() => void preview()}>
          Preview
        </Button>
        <Button variant="quiet" disabled={submission.submitting} onClick={() => void test()}>
          Send test
        </Button>
      </div>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title="Send newsletter?">
        <p>
          “{issue.subject.trim()}” goes to {recipientCounts[audience]}{" "}
          {recipientCounts[audience] === 1 ? "person" : "people"} ({audienceNames[audience].toLowerCase()}). It cannot
          be recalled.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void send()}>Send</Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
