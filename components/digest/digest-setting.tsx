"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type DigestSettingProps = {
  wanted: boolean;
  isMember: boolean;
  /** What a form has led to. */
  result: "saved" | "failed" | null;
};

/** Whether the user gets the monthly email to members, as a plain form. */
export function DigestSetting({ wanted, isMember, result }: DigestSettingProps) {
  return (
    <div className="grid gap-4">
      {result === "saved" && (
        <Alert tone="success">
          {wanted ? "Saved. You get the monthly email." : "Saved. The monthly email is off."}
        </Alert>
      )}
      {result === "failed" && <Alert tone="error">That failed. Please try again.</Alert>}
      <p className="max-w-[52ch] font-normal font-read text-muted text-read">
        {wanted
          ? "Once a month you get new works, drops, events and replies to you. In a month without news there is no email."
          : "Get new works, drops, events and replies to you in one email a month. It is off until you turn it on."}
        {!isMember && " It is sent to members of the Circle."}
      </p>
      <Form action={accountApiPaths.digest}>
        <input type="hidden" name="wanted" value={wanted ? "no" : "yes"} />
        <Button type="submit" variant="secondary" size="small">
          {wanted ? "Stop the monthly email" : "Get the monthly email"}
        </Button>
      </Form>
    </div>
  );
}
