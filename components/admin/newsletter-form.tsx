"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useWork } from "@/components/ui/use-work";
import type { Audience } from "@/lib/community/desk-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

const names: Record<Audience, string> = {
  collectors: "Collectors",
  yearly: "Annual members",
  monthly: "Monthly members",
  patron: "Patrons",
  members: "Everybody in the Circle",
  subscribers: "Who asked for the letter",
};
const audiences = Object.keys(names) as Audience[];
const incomplete = "Please fill in both subject and content";
const sentences = { offline: "Network error", otherwise: "The letter could not be sent. Please try again." };

/** An issue is written, looked at, tried out on oneself, and sent after one more question. */
export function NewsletterForm({ readers }: { readers: Record<Audience, number> }) {
  const router = useRouter();
  const work = useWork();
  const [issue, setIssue] = useState({ subject: "", content: "" });
  const [audience, setAudience] = useState<Audience>("collectors");
  const [shown, setShown] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState("");
  // The key of the issue that is being written: pressed twice, or sent again after the line broke, it stays one issue.
  const [key, setKey] = useState(() => crypto.randomUUID());

  /** Does one thing with the issue, if there is one, and says what came of it. */
  async function act<T>(path: string, body: object, done: (data: T) => void) {
    if (!issue.subject.trim() || !issue.content.trim()) return setSaid(`⚠️ ${incomplete}`);
    if (!work.begin()) return;
    setSaid("");
    const result = await api.post<T>(path, body, { key });
    work.end();
    if (result.ok) done(result.data);
    else setSaid(`❌ ${complaintAbout(result, sentences)}`);
  }

  const preview = () => act<{ html: string }>(deskCalls.newsletterPreview, issue, ({ html }) => setShown(html));
  const test = () => act<{ message: string }>(deskCalls.newsletterTest, issue, ({ message }) => setSaid(message));
  const send = () => {
    setAsking(false);
    return act<{ message: string }>(deskCalls.newsletterCollectors, { ...issue, audience }, ({ message }) => {
      setIssue({ subject: "", content: "" });
      setShown(null);
      setKey(crypto.randomUUID());
      setSaid(message);
      router.refresh();
    });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (issue.subject.trim() && issue.content.trim()) setAsking(true);
    else setSaid(`⚠️ ${incomplete}`);
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
            hint="Markdown: **bold**, _slanted_, [words](https://…), ## a heading, a hyphen before each line of a list."
            onChange={({ target }) => setIssue({ ...issue, content: target.value })}
          />
          <Select label="To" value={audience} onChange={({ target }) => setAudience(target.value as Audience)}>
            {audiences.map((each) => (
              <option key={each} value={each}>
                {names[each]} ({readers[each]})
              </option>
            ))}
          </Select>
        </div>
        {shown !== null && (
          <iframe
            title="The letter as it will look"
            sandbox=""
            srcDoc={shown}
            className="h-[36rem] w-full border border-line bg-print"
          />
        )}
      </div>
      <Message>{said}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "One moment…"}>
          Send the letter
        </Button>
        <Button look="secondary" blocked={work.busy} onClick={() => void preview()}>
          Preview
        </Button>
        <Button look="quiet" blocked={work.busy} onClick={() => void test()}>
          Send me a test
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Send the letter?">
        <p>
          “{issue.subject.trim()}” goes to {readers[audience]} {readers[audience] === 1 ? "person" : "people"} (
          {names[audience].toLowerCase()}), one mail each. It cannot be called back.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void send()}>Send it</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Not yet
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
