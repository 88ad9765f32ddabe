"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { DeskLeader } from "@/lib/exhibitions/desk-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { ChapterFields } from "./chapter-fields";
import { DatedRows } from "./dated-rows";
import { draftOf, emptyClaim, emptyMoment, type LeaderDraft, wordsOf } from "./leader-draft";
import { LeaderPreview } from "./leader-preview";
import { QuoteFields } from "./quote-fields";
import { RoomSound } from "./room-sound";
import { SourceFields } from "./source-fields";

type LeaderFormProps = { leader: DeskLeader /** Where one came from. */; back: string };

const labelFields = [
  ["title", "Title of the work"],
  ["year", "Year"],
  ["medium", "Medium"],
  ["dimensions", "Dimensions"],
  ["accession", "Number"],
  ["credit", "Credit"],
] as const;

/** The words on one leader: satire and record apart, each claim with its source. */
export function LeaderForm({ leader, back }: LeaderFormProps) {
  const router = useRouter();
  const work = useWork();
  const [draft, setDraft] = useState(() => draftOf(leader.words));
  const [isPreview, setPreview] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<LeaderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (path: string) => errors[`words.${path}`];
  const below = (path: string) => (name: string) => errorOf(name ? `${path}.${name}` : path);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!work.begin()) return;
    setProblem("");
    setErrors({});
    const result = await api.put(deskCalls.deskLeader(leader._id), { words: wordsOf(draft), version: leader.version });
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      setPreview(false);
      const wrong = Object.keys(result.fields ?? {}).length;
      const why = result.fields?.version ?? (wrong === 1 ? "One place is marked." : `${wrong} places are marked.`);
      const sentences = { offline: "Network error", otherwise: "Failed to save leader" };
      return setProblem(`❌ ${complaintAbout(result, sentences)}. ${wrong > 0 ? why : ""}`);
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
      {isPreview && <LeaderPreview slug={leader.slug} words={wordsOf(draft)} />}
      <div className={isPreview ? "hidden" : "grid gap-12"}>
        <Part name="The wall">
          <TextField label="Name" required maxLength={80} {...field("name")} />
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField label="Office" required maxLength={160} {...field("title")} />
            <TextField label="Term" required maxLength={60} {...field("term")} />
          </div>
          <TextField label="Credit of the picture" required maxLength={160} {...field("imageCredit")} />
        </Part>
        <Part name="Key moments" error={errorOf("highlights")}>
          <DatedRows
            rows={draft.highlights}
            onChange={(highlights) => change({ highlights })}
            one="moment"
            empty={emptyMoment}
            errorOf={below("highlights")}
          />
        </Part>
        <Part name="Quotation">
          <QuoteFields quote={draft.quote} onChange={(quote) => change({ quote })} errorOf={below("quote")} />
        </Part>
        <Part name="Satire">
          <ChapterFields draft={draft} onChange={change} errorOf={errorOf} />
        </Part>
        <Part name="Record" error={errorOf("record")}>
          <DatedRows
            rows={draft.record}
            onChange={(record) => change({ record })}
            one="claim"
            empty={emptyClaim}
            errorOf={below("record")}
            more={({ source }, index, put) => (
              <SourceFields
                source={source}
                onChange={(named) => put({ source: named })}
                errorOf={below(`record.${index}.source`)}
              />
            )}
          />
        </Part>
        <Part name="Label of the work">
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            {labelFields.map(([name, words]) => (
              <TextField
                key={name}
                label={words}
                maxLength={200}
                value={draft.label[name]}
                error={errorOf(`label.${name}`)}
                onChange={({ target }) => change({ label: { ...draft.label, [name]: target.value } })}
              />
            ))}
          </div>
        </Part>
        <Part name="Film and sound">
          <TextField
            label="Film"
            type="url"
            maxLength={300}
            value={draft.film}
            error={errorOf("videoUrl") && "An address of YouTube or Vimeo"}
            hint="An address of YouTube or Vimeo; empty for the museum’s own film."
            onChange={({ target }) => change({ film: target.value })}
          />
          <RoomSound sound={draft.sound} onChange={(sound) => change({ sound })} />
        </Part>
      </div>
      <div className="sticky bottom-0 grid gap-3 border-line border-t bg-ground py-4">
        <Message>{problem}</Message>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={work.busy && "Saving…"}>
            Save and show
          </Button>
          <Button look="secondary" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? "Go on writing" : "Preview"}
          </Button>
          <ButtonLink href={back} look="quiet">
            Leave it
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

function Part({ name, error, children }: { name: string; error?: string | undefined; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-ink border-t-2 pt-4">
      <legend className="contents">
        <span className="font-bold text-subheading">{name}</span>
      </legend>
      {children}
      <Message>{error && `❌ ${error}`}</Message>
    </fieldset>
  );
}
