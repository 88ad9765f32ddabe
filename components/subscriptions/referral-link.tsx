"use client";

import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";

/** The member's link, which can be copied or shared; created at the first press. */
export function ReferralLink({ url: initialUrl }: { url: string | null }) {
  const [url, setUrl] = useState(initialUrl);
  const { busy, message, submit } = useSubmission();

  if (url === null)
    return (
      <Form
        action={accountApiPaths.referralLink}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(() => api.post(accountApiPaths.referralLink), {
            errors: { offline: "Network error", otherwise: "That failed. Please try again." },
            onDone: ({ code }) => {
              setUrl(`${window.location.origin}${paths.plans({ friend: code })}`);
              return undefined;
            },
          });
        }}
        className="grid gap-3"
      >
        <Button type="submit" loading={busy && "Creating…"} className="justify-self-start">
          Get your link
        </Button>
        <FormMessage message={message} />
      </Form>
    );

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success("Copied"),
      () => notify.error("Please select and copy the link."),
    );
  return (
    <div className="grid gap-3">
      <TextField label="Your link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button
          variant="secondary"
          onClick={() => {
            // Without a share sheet, as on many desktops, it copies.
            if (navigator.share) void navigator.share({ title: "The Circle", url }).catch(() => undefined);
            else void copy();
          }}
        >
          Share
        </Button>
      </div>
    </div>
  );
}
