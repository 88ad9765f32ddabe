"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useEmailForm } from "@/components/ui/use-email-form";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = { offline: "Network error", otherwise: "Network error" };

/** Subscribes to a back-in-stock email: one click when signed in, else with an email address. Works without JavaScript. */
export function DropAlert({ slug }: { slug: string }) {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(hasSessionHint()), []);
  const { busy, message, onSubmit } = useEmailForm({
    send: (email) => api.post(apiPaths.subscribeAlert(slug), email ? { email } : {}),
    errors,
  });

  return (
    <Form action={apiPaths.subscribeAlert(slug)} onSubmit={onSubmit} className="grid gap-3">
      {message?.tone !== "success" && (
        <>
          {!isSignedIn && (
            <TextField label="Your e-mail" type="email" name="email" required autoComplete="email" maxLength={254} />
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
