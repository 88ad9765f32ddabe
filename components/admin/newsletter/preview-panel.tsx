"use client";

import { useEffect, useState } from "react";
import { useDebounced } from "@/components/admin/ui/use-debounced";
import { FormMessage } from "@/components/ui/alert";
import { failure } from "@/components/ui/message";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { PreviewBody } from "@/lib/newsletter/issue-contracts";
import { EmailFrame } from "./email-frame";

const errors = { offline: "Network error", otherwise: "The preview could not be made." };

/** A draft as its readers will see it: rendered by the server as the email that is sent. */
export function PreviewPanel({ draft }: { draft: PreviewBody }) {
  const [email, setEmail] = useState<{ html: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { subject, summary, blocks, isPublic } = useDebounced(draft);

  useEffect(() => {
    let current = true;
    void api.post(adminApiPaths.newsletterPreview, { subject, summary, blocks, isPublic }).then((result) => {
      if (!current) return;
      if (result.ok) setEmail(result.data);
      setProblem(result.ok ? null : errorMessage(result, errors));
    });
    return () => {
      current = false;
    };
  }, [subject, summary, blocks, isPublic]);

  return (
    <div className="grid gap-4">
      <FormMessage message={problem === null ? null : failure(problem)} />
      {(email !== null || problem === null) && <EmailFrame email={email} />}
    </div>
  );
}
