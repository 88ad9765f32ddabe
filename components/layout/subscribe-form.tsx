"use client";

import { useId } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, inputClass } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useEmailForm } from "@/components/ui/use-email-form";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const unreachable = "We could not be reached. Please try again.";

type SubscribeFormProps = {
  /** The footer's form hides its label; the others are on a brass background. */
  source: "footer" | "home" | "archive";
};

/** The newsletter form. It also works as a plain form before the script has loaded. */
export function SubscribeForm({ source }: SubscribeFormProps) {
  const id = useId();
  const { busy, message, onSubmit } = useEmailForm({
    send: (email) => api.post(apiPaths.subscribeNewsletter, { email, source }),
    errors: { offline: unreachable, otherwise: unreachable },
  });
  const isOnBrass = source !== "footer";
  return (
    <div className="grid gap-3">
      <Form
        action={apiPaths.subscribeNewsletter}
        onSubmit={onSubmit}
        className={`flex items-end gap-2 ${isOnBrass ? "max-xs:grid" : ""}`}
      >
        <input type="hidden" name="source" value={source} />
        <Field id={id} label="Your email" hideLabel={!isOnBrass} className="flex-1">
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="Enter your email"
              className={
                isOnBrass
                  ? "min-h-12 w-full bg-transparent py-2 text-base text-night shadow-[inset_0_-3px_0_var(--night)] placeholder:text-night/80"
                  : inputClass
              }
            />
          )}
        </Field>
        <Button
          type="submit"
          variant={isOnBrass ? "onBrass" : "secondary"}
          size={isOnBrass ? "normal" : "small"}
          loading={busy && "Subscribing…"}
          className={isOnBrass ? "" : "min-h-12"}
        >
          Subscribe
        </Button>
      </Form>
      <FormMessage message={message} />
    </div>
  );
}
