"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Creates a draft and opens it. */
export function NewIssue() {
  const { busy, message, submit } = useSubmission();
  const create = () =>
    void submit(() => api.post(adminApiPaths.newsletters, {}), {
      errors: { offline: "Network error", otherwise: "The draft was not created." },
      goTo: ({ _id }) => adminPaths.newsletter(_id),
      onDone: () => "leaving",
    });
  return (
    <>
      <Button size="small" loading={busy && "Opening…"} onClick={create}>
        New newsletter
      </Button>
      <FormMessage message={message} className="order-last basis-full" />
    </>
  );
}
