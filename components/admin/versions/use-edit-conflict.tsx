"use client";

import { useState } from "react";
import type { Message } from "@/components/ui/message";
import { type SubmissionOptions, useSubmission } from "@/components/ui/use-submission";
import type { ApiFailure, ApiResult } from "@/lib/api-client/client";
import { fieldsOf } from "@/lib/core/records";
import type { Fields } from "@/lib/versions/contracts";
import { mergeEdits } from "@/lib/versions/rules";
import { ConflictDialog, type OpenConflict } from "./conflict-dialog";
import type { ChoiceNames, ComparedKind } from "./field-labels";

type EditConflictOptions<Body extends object, Reply> = Pick<SubmissionOptions<Reply>, "errors" | "toast" | "goTo"> & {
  kind: ComparedKind;
  /** The fields that the form was opened with. */
  base: Fields;
  /** Sends an edit that is based on a version. */
  send: (body: Body, version: number) => Promise<ApiResult<Reply>>;
  version: number;
  choices?: ChoiceNames;
  /** Runs after a merged edit was saved. */
  onMerged?: () => void;
};

/**
 * Saves an edit, and when somebody else has saved in the meantime shows both side by side. `save` goes to the `send` of a form, `onError` to
 * its `onError`, and `dialog` is rendered beside the form. What was typed stays in the form until the merged edit is saved.
 */
export function useEditConflict<Body extends object, Reply>(options: EditConflictOptions<Body, Reply>) {
  const { kind, base, send, version, choices = {}, onMerged, ...submission } = options;
  const { busy, message, submit } = useSubmission();
  const [sent, setSent] = useState<Body | null>(null);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [round, setRound] = useState(0);

  /** Opens the comparison for an edit of an older version; false for another error. */
  function open(error: ApiFailure, body: Body, known: Fields): boolean {
    if (error.code !== "stale" || !error.current) return false;
    const { fields: theirs, ...current } = error.current;
    setSent(body);
    // A new comparison starts without choices.
    setRound((number) => number + 1);
    setConflict({ ...current, theirs, merged: mergeEdits({ base: known, mine: fieldsOf(body), theirs }) });
    return true;
  }

  /** Whether what was saved in the meantime is in no field of the form, or the same: the file was replaced, or a response was lost. */
  function isElsewhere({ code, current }: ApiFailure, body: Body): boolean {
    if (code !== "stale" || !current || current.version === version) return false;
    const { conflicts, theirs } = mergeEdits({ base, mine: fieldsOf(body), theirs: current.fields });
    return conflicts.length + theirs.length === 0;
  }

  async function save(body: Body): Promise<ApiResult<Reply>> {
    let result = await send(body, version);
    if (!result.ok && isElsewhere(result, body)) result = await send(body, result.current?.version ?? version);
    if (!result.ok) open(result, body, base);
    return result;
  }

  /** A message of its own, because the form's would ask to reload. */
  function onError(error: ApiFailure): Message | null | undefined {
    return error.code === "stale" && error.current ? null : undefined;
  }

  function saveMerged(chosen: Fields) {
    if (!conflict || !sent) return;
    const body = { ...sent, ...conflict.merged.fields, ...chosen };
    const { theirs, version: latest } = conflict;
    void submit(() => send(body, latest), {
      ...submission,
      refresh: true,
      onDone: () => {
        setConflict(null);
        onMerged?.();
      },
      // Somebody saved a third time: what was chosen is compared with that.
      onError: (error) => (open(error, body, theirs) ? null : undefined),
    });
  }

  const dialog = (
    <ConflictDialog
      key={round}
      kind={kind}
      choices={choices}
      conflict={conflict}
      busy={busy}
      message={message}
      onSave={saveMerged}
      onClose={() => setConflict(null)}
    />
  );
  return { save, onError, dialog };
}
