"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { TextField } from "@/components/ui/field";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { CarriedInputs } from "./carried-inputs";
import { EntryForm } from "./entry-form";
import { carriedBy, type EntryQuery } from "./entry-query";

const sentences = { offline: "Something went wrong", otherwise: "Login failed" };

/** The code of the second step. Without script the browser sends the form itself. */
export function CodeForm({ query }: { query: EntryQuery }) {
  const work = useWork();
  const [problem, setProblem] = useState(query.error ?? "");

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (!code) return setProblem("Please enter your code");
    if (!work.begin()) return;
    setProblem("");
    const { redirectTo, intent } = carriedBy(query);
    const cart = { add: intent?.productId, variation: intent?.variation, quantity: intent?.quantity };
    const result = await api.post<{ redirectTo: string }>(apiPaths.loginCode, { code, redirectTo, ...cart });
    // A whole load: what was fetched for a visitor is not for the person who has just come in.
    if (result.ok) return window.location.assign(result.data.redirectTo);
    work.end();
    setProblem(complaintAbout(result, sentences));
  }

  const { error: _, said: __, ...carried } = query;
  return (
    <div className="grid gap-6">
      <EntryForm
        action={apiPaths.loginCode}
        onSubmit={(event) => void show(event)}
        said={problem && `❌ ${problem}`}
        button="Sign in"
        busy={work.busy && "Signing in…"}
      >
        <CarriedInputs query={query} />
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          maxLength={60}
        />
      </EntryForm>
      <p className="text-muted text-small">
        <Link href={paths.login(carried)} prefetch={false} className="link text-ink">
          Start again with the password
        </Link>
      </p>
    </div>
  );
}
