"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { failure, type Message } from "@/components/ui/message";
import { TabList, TabPanel } from "@/components/ui/tabs";
import { useSubmission } from "@/components/ui/use-submission";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Card } from "@/lib/newsletter/blocks";
import { type AdminIssue, type DraftContent, needsValue } from "@/lib/newsletter/issue-contracts";
import { AudienceFields, type AudienceOptions } from "./audience-fields";
import { BlockList } from "./block-list";
import { describeSegment } from "./issue-labels";
import { PreviewPanel } from "./preview-panel";
import { SaveStatus, StaleDraft } from "./save-status";
import { ScheduledNotice } from "./scheduled-notice";
import { type Confirmation, SendDialog } from "./send-dialog";
import { useAutosave } from "./use-autosave";

type IssueEditorProps = { issue: AdminIssue; options: AudienceOptions; recordsOpens: boolean };

const tabs = [
  { id: "write", name: "Write" },
  { id: "preview", name: "Preview" },
] as const;

/** What is missing before an issue can be sent, or null. */
function obstacleOf({ subject, blocks, audience, audienceValue }: DraftContent): string | null {
  if (!subject.trim()) return "Write a subject first.";
  if (!blocks.some((block) => block.type !== "text" || /\S/.test(block.text))) return "Add some text first.";
  if (needsValue(audience) && !audienceValue) return "Choose who gets it first.";
  const isUndescribed = blocks.some((block) => block.type === "picture" && !block.alt.trim());
  return isUndescribed ? "Describe every picture for people who cannot see it." : null;
}

/** Writes an issue: it saves itself, is previewed as the email, tested, scheduled and sent. */
export function IssueEditor({ issue, options, recordsOpens }: IssueEditorProps) {
  const [draft, setDraft] = useState<DraftContent>({
    subject: issue.subject,
    summary: issue.summary,
    blocks: issue.blocks,
    audience: issue.audience,
    audienceValue: issue.audienceValue,
    isPublic: issue.isPublic,
  });
  const [cards, setCards] = useState(issue.cards);
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("write");
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const test = useSubmission();
  const { state, flush } = useAutosave({
    id: issue._id,
    draft,
    version: issue.version,
    savedAt: issue.updatedAt,
  });
  const router = useRouter();
  // Going back in the browser shows the page as the router has cached it, with an older version of the draft.
  useEffect(() => router.refresh(), [router]);
  const subjectField = useRef<HTMLDivElement>(null);
  // As it was when the editor opened: a draft that is emptied later does not take the focus back.
  const [isNew] = useState(issue.subject === "" && issue.blocks.length === 0);
  // A new issue begins with its subject.
  useEffect(() => {
    if (isNew) subjectField.current?.querySelector("input")?.focus();
  }, [isNew]);
  const change = (part: Partial<DraftContent>) => setDraft((now) => ({ ...now, ...part }));

  /** Saves what is not saved yet and asks to confirm the number of recipients. */
  async function review() {
    const obstacle = obstacleOf(draft);
    setProblem(obstacle === null ? null : failure(obstacle));
    if (obstacle !== null || opening) return;
    setOpening(true);
    const version = await flush();
    const { audience, audienceValue } = draft;
    const counted = await api.get(adminApiPaths.newsletterRecipients, { query: { audience, value: audienceValue } });
    setOpening(false);
    if (version === null) return setProblem(failure("The newsletter is not saved, so it cannot be sent."));
    if (!counted.ok)
      return setProblem(
        failure(errorMessage(counted, { offline: "Network error", otherwise: "The recipients could not be counted." })),
      );
    const known = needsValue(audience) ? options[audience] : [];
    const name = known.find(([value]) => value === audienceValue)?.[1] ?? "";
    const who = describeSegment({ audience, audienceValue, name });
    setConfirmation({ version, recipients: counted.data.recipients, who });
  }

  async function sendTest() {
    setProblem(null);
    const version = await flush();
    if (version === null) return setProblem(failure("The newsletter is not saved, so no test was sent."));
    await test.submit(() => api.post(adminApiPaths.newsletterAct(issue._id, "test"), { version }), {
      errors: { offline: "Network error", otherwise: "The test was not sent." },
      toast: ({ message }) => message,
      toastMs: 5_000,
    });
  }

  return (
    <div className="grid gap-6">
      {/* Below the breadcrumbs, which stay at the top too. */}
      <div className="sticky top-(--header) z-30 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b bg-ground py-3 max-lg:static">
        <TabList label="Editor" tabs={tabs} active={tab} onChange={setTab} />
        <div className="flex flex-wrap items-center gap-3">
          <SaveStatus state={state} />
          {state.kind !== "stale" && (
            <>
              <Button
                variant="secondary"
                size="small"
                loading={test.busy && "Sending…"}
                onClick={() => void sendTest()}
              >
                Send a test to me
              </Button>
              <Button size="small" loading={opening && "Counting…"} onClick={() => void review()}>
                {issue.status === "scheduled" ? "Change or send now" : "Review and send"}
              </Button>
            </>
          )}
        </div>
      </div>
      {state.kind === "stale" && <StaleDraft id={issue._id} at={state.at} draft={draft} />}
      {issue.scheduledAt && <ScheduledNotice id={issue._id} at={issue.scheduledAt} onCancel={flush} />}
      <FormMessage message={problem ?? test.message} />
      <TabPanel tab={tab}>
        {tab === "preview" ? (
          <PreviewPanel draft={draft} />
        ) : (
          <div className="grid items-start gap-x-gutter gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid max-w-read gap-5">
              <div ref={subjectField}>
                <TextField
                  label="Subject"
                  maxLength={150}
                  value={draft.subject}
                  onChange={({ target }) => change({ subject: target.value })}
                />
              </div>
              <BlockList
                blocks={draft.blocks}
                cards={cards}
                onChange={(edit) => setDraft((now) => ({ ...now, blocks: [...edit(now.blocks)] }))}
                onCard={(card: Card) => setCards((known) => ({ ...known, [card.ref]: card }))}
              />
            </div>
            <div className="grid gap-8 xl:sticky xl:top-[calc(var(--header)+5.5rem)]">
              <AudienceFields
                segment={{ audience: draft.audience, audienceValue: draft.audienceValue }}
                options={options}
                recordsOpens={recordsOpens}
                onChange={change}
              />
              <TextField
                label="Summary"
                maxLength={200}
                hint="Shown beside the subject in an inbox, and in the archive. Empty for the first words."
                value={draft.summary}
                onChange={({ target }) => change({ summary: target.value })}
              />
              <Switch
                label="Show in the archive"
                hint="Anyone can read it on the site once it is sent."
                checked={draft.isPublic}
                onChange={({ target }) => change({ isPublic: target.checked })}
              />
            </div>
          </div>
        )}
      </TabPanel>
      <SendDialog
        id={issue._id}
        subject={draft.subject.trim()}
        confirmation={confirmation}
        scheduledAt={issue.scheduledAt}
        onRecount={(recipients) => setConfirmation((now) => now && { ...now, recipients })}
        onClose={() => setConfirmation(null)}
      />
    </div>
  );
}
