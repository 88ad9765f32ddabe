"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiFailure, type ApiResult, errorMessage } from "@/lib/api-client/client";
import { failure, type Message } from "./message";
import { notify } from "./toast";

export type SubmissionOptions<Reply> = {
  /** The messages when there was no response, and when the error has no text of its own. */
  errors: Record<"offline" | "otherwise", string>;
  /** The toast after success. */
  toast?: string | ((reply: Reply) => string);
  /** How long the toast stays, in milliseconds, if not as long as usual. */
  toastMs?: number;
  /** The page to open after success. */
  goTo?: string | ((reply: Reply) => string);
  /** Reads the data of the page again after success. */
  refresh?: boolean;
  /** Runs after success; a message is shown. With "leaving" the form stays busy, because the page is being left. */
  onDone?: ((reply: Reply) => Message | "leaving" | undefined) | ((reply: Reply) => void);
  /** Runs after an error; a message replaces the usual one, null shows none. */
  onError?: ((error: ApiFailure) => Message | null | undefined) | ((error: ApiFailure) => void);
};

/** Sentences one after the other, whether they end with a full stop or not. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((sentence, i) => (i < sentences.length - 1 ? sentence.replace(/\.?$/, ".") : sentence)).join(" ");

/** The message of an error, with the first of its field errors, which often says more. */
export function describeFailure(error: ApiFailure, errors: SubmissionOptions<unknown>["errors"]): Message {
  const [detail] = Object.values(error.fields ?? {});
  const text = errorMessage(error, errors);
  return failure(detail && detail !== text ? joinSentences([text, detail]) : text);
}

/**
 * One request at a time: busy, the message of its result, toast and refresh. A second press while it runs is ignored; a ref
 * guards it, because the press can come before the next render. A page restored from the back/forward cache is not busy.
 */
export function useSubmission(initial: Message | null = null) {
  const router = useRouter();
  const inFlight = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(initial);

  const finish = useCallback(() => {
    inFlight.current = false;
    setBusy(false);
  }, []);
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && finish();
    window.addEventListener("pageshow", handlePageShow);
    return () => window.removeEventListener("pageshow", handlePageShow);
  }, [finish]);

  /** Sends the request; true after success. */
  async function submit<Reply>(
    request: () => Promise<ApiResult<Reply>>,
    { errors, toast, toastMs, goTo, refresh, onDone, onError }: SubmissionOptions<Reply>,
  ): Promise<boolean> {
    if (inFlight.current) return false;
    inFlight.current = true;
    setBusy(true);
    setMessage(null);
    const result = await request();
    if (!result.ok) {
      finish();
      const own = onError?.(result);
      setMessage(own === undefined ? describeFailure(result, errors) : own);
      return false;
    }
    if (toast !== undefined) {
      const text = typeof toast === "function" ? toast(result.data) : toast;
      notify.success(text, toastMs === undefined ? {} : { duration: toastMs });
    }
    const outcome = onDone?.(result.data);
    if (outcome !== "leaving") finish();
    if (typeof outcome === "object") setMessage(outcome);
    if (goTo !== undefined) router.push(typeof goTo === "function" ? goTo(result.data) : goTo);
    if (refresh) router.refresh();
    return true;
  }

  return { busy, message, setMessage, submit };
}
