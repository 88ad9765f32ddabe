"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { enquiryTopics } from "@/lib/community/rules";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import type { EnquiryTopic } from "@/lib/platform/paths";

const isTopic = (text: string | null): text is EnquiryTopic => text !== null && Object.hasOwn(enquiryTopics, text);

/** What the address carries behind its #: a link about an order has filled in its number. */
function readHash(): { order: string; topic: EnquiryTopic | null } {
  const carried = new URLSearchParams(window.location.hash.slice(1));
  const order = carried.get("order")?.slice(0, 40) ?? "";
  const topic = carried.get("topic");
  return { order, topic: isTopic(topic) ? topic : order ? "order" : null };
}

/** A letter to the museum. It is a form of the page first: before this script has arrived it posts, and a page answers. */
export function EnquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const [topic, setTopic] = useState<EnquiryTopic | "">("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});
  const [sent, setSent] = useState("");

  useEffect(() => {
    const fill = () => {
      const carried = readHash();
      if (carried.topic) setTopic(carried.topic);
      const order = form.current?.elements.namedItem("order");
      if (carried.order && order instanceof HTMLInputElement) order.value = carried.order;
    };
    fill();
    window.addEventListener("hashchange", fill);
    return () => window.removeEventListener("hashchange", fill);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const letter = event.currentTarget;
    setBusy(true);
    setProblem("");
    setFields({});
    const answer = await api.post<{ message: string }>(apiPaths.contact, Object.fromEntries(new FormData(letter)));
    setBusy(false);
    if (answer.ok) return setSent(answer.data.message);
    setFields(answer.fields ?? {});
    setProblem(
      answer.status === 0
        ? "❌ The museum could not be reached. Your letter is still here: please send it again."
        : `❌ ${answer.error || "Your letter could not be sent. Please try again."}`,
    );
    const wrong = Object.keys(answer.fields ?? {})[0];
    const field = wrong && letter.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  if (sent) return <Sent message={sent} again={() => setSent("")} />;
  return (
    <form
      ref={(node) => {
        form.current = node;
        // With script the museum's own sentences stand beside the fields; without it the browser checks.
        if (node) node.noValidate = true;
      }}
      method="post"
      action={apiPaths.contact}
      onSubmit={send}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Your name" name="name" autoComplete="name" required maxLength={60} error={fields.name} />
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint="The answer goes here."
          error={fields.email}
        />
        <Select
          label="What it is about"
          name="topic"
          required
          value={topic}
          onChange={({ target }) => setTopic(isTopic(target.value) ? target.value : "")}
          error={fields.topic}
        >
          <option value="">Choose</option>
          {Object.entries(enquiryTopics).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="Order number, if any"
          name="order"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          placeholder="LA-7F3K-92QX"
          error={fields.order}
        />
      </div>
      <Textarea
        label="Your message"
        name="message"
        required
        minLength={10}
        maxLength={4_000}
        rows={8}
        hint={topic ? enquiryTopics[topic].hint : "At most 4,000 characters."}
        error={fields.message}
      />
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Message>{problem}</Message>
      <Button type="submit" busy={busy && "Sending…"} className="justify-self-start">
        Send the letter
      </Button>
    </form>
  );
}

function Sent({ message, again }: { message: string; again: () => void }) {
  return (
    <div
      ref={(node) => node?.focus()}
      tabIndex={-1}
      className="on-paper grid justify-items-start gap-5 p-[clamp(1.5rem,4vw,3rem)] shadow-label ring-1 ring-label-line ring-inset"
    >
      <h2 className="text-title">It is on our desk.</h2>
      <Message className="w-full">{message}</Message>
      <p className="reading">
        Letters are read in the order in which they come, and the ones about an order that is under way are read first.
      </p>
      <Button look="secondary" onClick={again}>
        Write another
      </Button>
    </div>
  );
}
