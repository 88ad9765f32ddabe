"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminLeader } from "@/lib/exhibitions/admin-contracts";
import { AudioField } from "./audio-field";
import { ChapterFields } from "./chapter-fields";
import { emptyClaim, emptyHighlight, type LeaderFormValues, toFormValues, toLeaderContent } from "./leader-form-values";
import { LeaderPreview } from "./leader-preview";
import { QuoteFields } from "./quote-fields";
import { SourceFields } from "./source-fields";
import { TimelineFields } from "./timeline-fields";

type LeaderFormProps = { leader: AdminLeader; backHref: string };

const labelFields = [
  ["title", "Title"],
  ["year", "Year"],
  ["medium", "Medium"],
  ["dimensions", "Dimensions"],
  ["accession", "Accession number"],
  ["credit", "Credit"],
] as const;

/** Edits the texts of a leader: satire and record apart, each claim with its source. */
export function LeaderForm({ leader, backHref }: LeaderFormProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [draft, setDraft] = useState(() => toFormValues(leader.words));
  const [isPreview, setPreview] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<LeaderFormValues>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (path: string) => errors[`words.${path}`];
  const below = (path: string) => (name: string) => errorOf(name ? `${path}.${name}` : path);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!submission.start()) return;
    setProblem("");
    setErrors({});
    const result = await api.put(adminApiPaths.leader(leader._id), {
      words: toLeaderContent(draft),
      version: leader.version,
    });
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      setPreview(false);
      const wrong = Object.keys(result.fields ?? {}).length;
      const why =
        result.fields?.version ?? (wrong === 1 ? "Please check the marked field." : `${wrong} fields need attention.`);
      const sentences = { offline: "Network error", otherwise: "Failed to save leader" };
      return setProblem(`❌ ${errorMessage(result, sentences)}. ${wrong > 0 ? why : ""}`);
    }
    notify.success(`${draft.name} is saved`);
    router.refresh();
  }

  const field = (name: "name" | "title" | "term" | "imageCredit") => ({
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid max-w-read gap-12">
      {isPreview && <LeaderPreview slug={leader.slug} content={toLeaderContent(draft)} />}
      <div className={isPreview ? "hidden" : "grid gap-12"}>
        <FormSection name="Leader">
          <TextField label="Name" required maxLength={80} {...field("name")} />
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField label="Office" required maxLength={160} {...field("title")} />
            <TextField label="Term" required maxLength={60} {...field("term")} />
          </div>
          <TextField label="Image credit" required maxLength={160} {...field("imageCredit")} />
        </FormSection>
        <FormSection name="Key moments" error={errorOf("highlights")}>
          <TimelineFields
            rows={draft.highlights}
            onChange={(highlights) => change({ highlights })}
            itemName="moment"
            createRow={emptyHighlight}
            errorOf={below("highlights")}
          />
        </FormSection>
        <FormSection name="Quotation">
          <QuoteFields quote={draft.quote} onChange={(quote) => change({ quote })} errorOf={below("quote")} />
        </FormSection>
        <FormSection name="Satire">
          <ChapterFields values={draft} onChange={change} errorOf={errorOf} />
        </FormSection>
        <FormSection name="Record" error={errorOf("record")}>
          <TimelineFields
            rows={draft.record}
            onChange={(record) => change({ record })}
            itemName="claim"
            createRow={emptyClaim}
            errorOf={below("record")}
            renderExtra={({ source }, index, put) => (
              <SourceFields
                source={source}
                onChange={(named) => put({ source: named })}
                errorOf={below(`record.${index}.source`)}
              />
            )}
          />
        </FormSection>
        <FormSection name="Wall label">
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            {labelFields.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                maxLength={200}
                value={draft.label[name]}
                error={errorOf(`label.${name}`)}
                onChange={({ target }) => change({ label: { ...draft.label, [name]: target.value } })}
              />
            ))}
          </div>
        </FormSection>
        <FormSection name="Film and sound">
          <TextField
            label="Film"
            type="url"
            maxLength={300}
            value={draft.film}
            error={errorOf("videoUrl") && "YouTube or Vimeo URL"}
            hint="YouTube or Vimeo URL. Empty for the default film."
            onChange={({ target }) => change({ film: target.value })}
          />
          <AudioField sound={draft.sound} onChange={(sound) => change({ sound })} />
        </FormSection>
      </div>
      <div className="sticky bottom-0 grid gap-3 border-line border-t bg-ground py-4">
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={submission.submitting && "Saving…"}>
            Save
          </Button>
          <Button variant="secondary" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? "Edit" : "Preview"}
          </Button>
          <ButtonLink href={backHref} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

function FormSection({
  name,
  error,
  children,
}: {
  name: string;
  error?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid gap-5 border-ink border-t-2 pt-4">
      <legend className="contents">
        <span className="font-bold text-subheading">{name}</span>
      </legend>
      {children}
      <Alert>{error && `❌ ${error}`}</Alert>
    </fieldset>
  );
}
