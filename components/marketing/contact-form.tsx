"use client";

import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { type Message, success } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { contactBody } from "@/lib/contact/contracts";
import { contactTopics } from "@/lib/contact/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { ContactTopic } from "@/lib/core/urls/paths";

const defaultValues = { name: "", email: "", topic: undefined, order: "", message: "", website: "" };
const errors = {
  offline: "The museum could not be reached. Your message is still here: please send it again.",
  otherwise: "Your message could not be sent. Please try again.",
};

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
  const form = useApiForm({
    schema: contactBody,
    defaultValues,
    errors,
    send: (body) => api.post(apiPaths.contact, body),
    onDone: (reply) => success(reply.message),
  });
  const { message } = form;
  const topic = useWatch({ control: form.control, name: "topic" });

  const fillFromHash = useEffectEvent(() => {
    const fromHash = topicFromHash();
    if (fromHash.topic) form.setValue("topic", fromHash.topic);
    if (fromHash.order) form.setValue("order", fromHash.order);
  });
  useEffect(() => {
    const handleHashChange = () => fillFromHash();
    handleHashChange();
    window.addEventListener("hashchange", handleHashChange);
    return () => window.removeEventListener("hashchange", handleHashChange);
  }, []);

  function startAgain() {
    form.reset();
    form.setMessage(null);
  }

  if (message?.tone === "success") return <ContactFormSent message={message} onReset={startAgain} />;
  return (
    <Form action={apiPaths.contact} onSubmit={form.onSubmit} className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Your name" autoComplete="name" required maxLength={60} {...form.field("name")} />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint="We reply to this address."
          {...form.field("email")}
        />
        <Select label="Topic" required {...form.field("topic")}>
          <option value="">Choose</option>
          {Object.entries(contactTopics).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="Order number, if any"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          placeholder="LA-7F3K-92QX"
          {...form.field("order")}
        />
      </div>
      <Textarea
        label="Your message"
        required
        minLength={10}
        maxLength={4_000}
        rows={8}
        className="md:[&>textarea]:min-h-56"
        hint={topic ? contactTopics[topic].hint : "At most 4,000 characters."}
        {...form.field("message")}
      />
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </label>
      </div>
      <FormMessage message={message} />
      <Button type="submit" loading={form.busy && "Sending…"} className="justify-self-start">
        Send message
      </Button>
    </Form>
  );
}

function ContactFormSent({ message, onReset }: { message: Message; onReset: () => void }) {
  return (
    <div
      ref={(node) => node?.focus()}
      tabIndex={-1}
      className="on-paper grid justify-items-start gap-5 p-[clamp(1.5rem,4vw,3rem)] shadow-label ring-1 ring-label-line ring-inset"
    >
      <h2 className="text-title">Message sent.</h2>
      <FormMessage message={message} className="w-full" />
      <p className="reading">We read messages in the order in which they arrive, and those about open orders first.</p>
      <Button variant="secondary" onClick={onReset}>
        Send another message
      </Button>
    </div>
  );
}
