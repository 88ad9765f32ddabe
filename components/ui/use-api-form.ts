"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { type ApiFailure, type ApiResult, errorMessage } from "@/lib/api-client/client";
import { schemaMessages } from "@/lib/core/schema-messages";
import { failure, type Message } from "./message";
import { joinSentences, type SubmissionOptions, useSubmission } from "./use-submission";

export type ApiFormOptions<Input extends FieldValues, Output, Reply> = SubmissionOptions<Reply> & {
  /** The contract of the fields. Its output is the body of the request. */
  schema: ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<NoInfer<Input>>;
  /** Sends the body; `submitter` is the value of the button that was pressed. */
  send: (body: Output, submitter: string) => Promise<ApiResult<Reply>>;
  /** The result of a submission without JavaScript. */
  initialMessage?: Message | null;
  /** Fills in the default values again after success. */
  resetAfter?: boolean;
  /** The message when this number of errors was found before sending; without it they are only shown at their fields. */
  onInvalid?: (count: number) => Message;
};

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props that connect an input. */
export type FieldProps = Omit<UseFormRegisterReturn, "ref"> & {
  ref: (element: FieldElement | null) => void;
  error: string | undefined;
  defaultValue?: string;
  defaultChecked?: boolean;
};

/** The props of an editor of one value of the form, such as a list. */
export type PartProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** The error of a path below the value; "" is the value itself. */
  errorOf: (path: string) => string | undefined;
};

/**
 * A form: its fields are checked by the contract, sent through the typed client, and keep what was typed after an error. The
 * server's field errors appear at their fields and the first gets the focus; those of fields that the form does not have
 * are added to the message.
 *
 * `field(name)` connects an input, `part(name)` an editor of a list or object, `errorOf(path)` reads the error of any part,
 * `onSubmit` goes to `<Form>`.
 */
export function useApiForm<Input extends FieldValues, Output, Reply>({
  schema,
  defaultValues,
  send,
  initialMessage = null,
  resetAfter = false,
  onInvalid,
  ...options
}: ApiFormOptions<Input, Output, Reply>) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema, schemaMessages), defaultValues });
  const { busy, message, setMessage, submit } = useSubmission(initialMessage);
  const [connected] = useState(() => new Set<string>());
  const { errors, isSubmitted } = form.formState;

  function errorOf(path: string): string | undefined {
    const error = get<typeof errors, { message?: string; root?: { message?: string } } | undefined>(errors, path);
    return error?.message ?? error?.root?.message;
  }

  /** Sets a value; after a submission its error is updated. */
  const setValue: typeof form.setValue = (name, value) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  const part = <Name extends Path<Input>>(name: Name): PartProps<PathValue<Input, Name>> => ({
    value: form.watch(name),
    onChange: (value) => setValue(name, value),
    errorOf: (path) => errorOf(path ? `${name}.${path}` : name),
  });

  /** Removes errors and message, for a dialog that opens again. */
  function clear() {
    form.clearErrors();
    setMessage(null);
  }

  function showFieldErrors(error: ApiFailure): Message {
    const elsewhere: string[] = [];
    const atFields: string[] = [];
    let isFirst = true;
    for (const [path, text] of Object.entries(error.fields ?? {})) {
      if ((path.split(".")[0] ?? "") in defaultValues) {
        form.setError(path as Path<Input>, { message: text }, { shouldFocus: isFirst });
        atFields.push(text);
        isFirst = false;
      } else elsewhere.push(text);
    }
    const sentence = errorMessage(error, options.errors);
    // What stands at a field already is not repeated.
    const first = atFields.includes(sentence) ? options.errors.otherwise : sentence;
    return failure(joinSentences([...new Set([first, ...elsewhere])]));
  }

  const handleSubmit = form.handleSubmit(
    async (body, event) => {
      const sent = await submit(() => send(body, submitterOf(event)), {
        ...options,
        onError: (error) => {
          const message = showFieldErrors(error);
          const own = options.onError?.(error);
          return own === undefined ? message : own;
        },
      });
      if (sent && resetAfter) form.reset();
    },
    (found) => setMessage(onInvalid?.(countErrors(found)) ?? null),
  );

  /** The props of an input. What was typed or filled in before the script had loaded is kept. */
  function field(name: Path<Input>): FieldProps {
    const { ref, ...rest } = form.register(name);
    const initial: unknown = get(defaultValues, name);
    return {
      ...rest,
      error: errorOf(name),
      // In the HTML, for a form without JavaScript.
      ...(typeof initial === "string" && { defaultValue: initial }),
      ...(typeof initial === "boolean" && { defaultChecked: initial }),
      ref: (element) => {
        const typed = element && !connected.has(name) ? element.value : "";
        ref(element);
        if (!element || connected.has(name)) return;
        connected.add(name);
        if (typed !== "" && typed !== element.value && !/^(checkbox|radio|file)$/.test(element.type))
          form.setValue(name, typed as Parameters<typeof form.setValue>[1]);
      },
    };
  }

  return {
    ...form,
    busy,
    message,
    setMessage,
    setValue,
    clear,
    errorOf,
    field,
    part,
    onSubmit: (event: BaseSyntheticEvent) => void handleSubmit(event),
  };
}

/** An error has a message; what has none is a group of errors. */
function countErrors(errors: object): number {
  if ("message" in errors && typeof errors.message === "string") return 1;
  return Object.values(errors).reduce((count, each) => count + (each ? countErrors(each) : 0), 0);
}

function submitterOf(event: BaseSyntheticEvent | undefined): string {
  const native: unknown = event?.nativeEvent;
  const button = native instanceof SubmitEvent ? native.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : "";
}
