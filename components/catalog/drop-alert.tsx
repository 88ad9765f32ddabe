"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useEmailForm } from "@/components/ui/use-email-form";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = { offline: "Network error", otherwise: "Network error" };

type DropAlertProps = {
  slug: string;
  /** The sold-out sizes to choose from; "" is any of them. */
  sizes?: readonly string[];
};

/** Subscribes to a back-in-stock email: one click when signed in, else with an email address. Works without JavaScript. */
export function DropAlert({ slug, sizes = [] }: DropAlertProps) {
  const [size, setSize] = useState(sizes[0] ?? "");
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(hasSessionHint()), []);
  const { busy, message, onSubmit } = useEmailForm({
    send: (email) => api.post(apiPaths.subscribeAlert(slug), email ? { email, size } : { size }),
    errors,
  });

  return (
    <Form action={apiPaths.subscribeAlert(slug)} onSubmit={onSubmit} className="grid gap-3">
      {message?.tone !== "success" && (
        <>
          {sizes.length > 0 && (
            <Select label="Size" name="size" value={size} onChange={(event) => setSize(event.target.value)}>
              {sizes.map((name) => (
                <option key={name} value={name}>
                  {name || "Any"}
                </option>
              ))}
            </Select>
          )}
          {!isSignedIn && (
            <TextField label="Your email" type="email" name="email" required autoComplete="email" maxLength={254} />
          )}
          <Button type="submit" variant="secondary" wide loading={busy && "Saving…"}>
            Notify me
          </Button>
        </>
      )}
      <FormMessage message={message} />
    </Form>
  );
}
