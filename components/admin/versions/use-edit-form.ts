"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import type { ApiFormOptions } from "@/components/ui/use-api-form";
import type { ApiResult } from "@/lib/api-client/client";
import { fieldsOf } from "@/lib/core/records";
import type { ChoiceNames, ComparedKind } from "./field-labels";
import { useEditConflict } from "./use-edit-conflict";

type EditFormOptions<Input extends FieldValues, Output extends object, Reply> = Omit<
  ApiFormOptions<Input, Output, Reply>,
  "send" | "onError"
> & {
  kind: ComparedKind;
  /** The version of what the default values were read from; 0 where nothing is saved yet. */
  version: number;
  send: (body: Output, version: number) => Promise<ApiResult<Reply>>;
  choices?: ChoiceNames;
};

/**
 * A form of something that two people may edit at the same time: the second compares, field by field, and nothing is lost (render its
 * `dialog` beside the form). The edit is based on the version that the form was opened with, also when the page has been refreshed since.
 */
export function useEditForm<Input extends FieldValues, Output extends object, Reply>(
  options: EditFormOptions<Input, Output, Reply>,
) {
  const { kind, version, send, choices, ...rest } = options;
  const latest = { version, base: fieldsOf(rest.schema.safeParse(rest.defaultValues).data) };
  const [opened, setOpened] = useState(latest);
  /** Whose values the form has after a save: its own, or those of a merge. */
  const [saved, setSaved] = useState<"own" | "merged" | null>(null);
  const { errors, toast, goTo } = rest;
  const edits = useEditConflict<Output, Reply>({
    kind,
    ...opened,
    send,
    ...(choices && { choices }),
    errors,
    ...(toast !== undefined && { toast }),
    ...(goTo !== undefined && { goTo }),
    onMerged: () => setSaved("merged"),
  });
  const form = useLongForm<Input, Output, Reply>({
    ...rest,
    refresh: true,
    send: edits.save,
    onError: edits.onError,
    onDone: (reply: Reply) => {
      setSaved("own");
      return rest.onDone?.(reply);
    },
  });
  const { unsaved, reset } = form;
  const takeOver = useEffectEvent(() => {
    // While something is typed, what somebody else has saved is not taken over: the two are compared when this one is saved.
    if (latest.version === opened.version || (unsaved && saved === null)) return;
    if (!unsaved || saved === "merged") reset(rest.defaultValues as Input);
    setSaved(null);
    setOpened(latest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when there may be something to take over.
  useEffect(() => takeOver(), [version, unsaved, saved]);
  return { ...form, dialog: edits.dialog };
}
