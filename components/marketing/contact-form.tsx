"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { contactTopics } from "@/lib/contact/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { ContactTopic } from "@/lib/core/urls/paths";

const isTopic = (text: string | null): text is ContactTopic => text !== null && Object.hasOwn(contactTopics, text);

/** Reads order number and topic from the location hash, which links to this page may contain. */
function topicFromHash(): { order: string; topic: ContactTopic | null } {
  const params = new URLSearchParams(window.location.hash.slice(1));
  const order = params.get("order")?.slice(0, 40) ?? "";
  const topic = params.get("topic");
  return { order, topic: isTopic(topic) ? topic : order ? "order" : null };
}

/** The contact form. Without JavaScript it is posted and redirects to a result page. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [topic, setTopic] = useState<ContactTopic | "">("");
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});
  const [sent, setSent] = useState("");

  useEffect(() => {
    const fillFromHash = () => {
      const fromHash = topicFromHash();
      if (fromHash.topic) setTopic(fromHash.topic);
      const order = form.current?.elements.namedItem("order");
      if (fromHash.order && order instanceof HTMLInputElement) order.value = fromHash.order;
    };
    fillFromHash();
    window.addEventListener("hashchange", fillFromHash);
    return () => window.removeEventListener("hashchange", fillFromHash);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const formElement = event.currentTarget;
    setSending(true);
    setError("");
    setFields({});
    const result = await api.post(apiPaths.contact, new FormData(formElement));
    setSending(false);
    if (result.ok) return setSent(result.data.message);
    setFields(result.fields ?? {});
    setError(
      result.status === 0
        ? "❌ The museum could not be reached. Your message is still here: please send it again."
        : `❌ ${result.error || "Your message could not be sent. Please try again."}`,
    );
    const invalidField = Object.keys(result.fields ?? {})[0];
    const field = invalidField && formElement.elements.namedItem(invalidField);
    if (field instanceof HTMLElement) field.focus();
  }

  if (sent) return <ContactFormSent message={sent} onReset={() => setSent("")} />;
  return (
    <form
      ref={(node) => {
        form.current = node;
        // The script shows its own error messages; without it the browser validates.
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
          hint="We reply to this address."
          error={fields.email}
        />
        <Select
          label="Topic"
          name="topic"
          required
          value={topic}
          onChange={({ target }) => setTopic(isTopic(target.value) ? target.value : "")}
          error={fields.topic}
        >
          <option value="">Choose</option>
          {Object.entries(contactTopics).map(([value, { name }]) => (
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
        hint={topic ? contactTopics[topic].hint : "At most 4,000 characters."}
        error={fields.message}
      />
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Alert>{error}</Alert>
      <Button type="submit" loading={isSending && "Sending…"} className="justify-self-start">
        Send message
      </Button>
    </form>
  );
}

function ContactFormSent({ message, onReset }: { message: string; onReset: () => void }) {
  return (
    <div
      ref={(node) => node?.focus()}
      tabIndex={-1}
      className="on-paper grid justify-items-start gap-5 p-[clamp(1.5rem,4vw,3rem)] shadow-label ring-1 ring-label-line ring-inset"
    >
      <h2 className="text-title">Message sent.</h2>
      <Alert className="w-full">{message}</Alert>
      <p className="reading">We read messages in the order in which they arrive, and those about open orders first.</p>
      <Button variant="secondary" onClick={onReset}>
        Send another message
      </Button>
    </div>
  );
}
