"use client";

import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useTransition } from "react";
import { notify } from "@/components/ui/toast";
import { describeFailure } from "@/components/ui/use-submission";
import { type ApiResult, api } from "@/lib/api-client/client";
import type {
  ModeratedComment,
  ModerateReply,
  ModerationAction,
  ModerationFilter,
} from "@/lib/comments/moderation-contracts";
import type { RemovalForm } from "@/lib/comments/removal-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { describeUndo } from "./describe-undo";

const UNDO_MS = 10_000;
/** The list is read again after a pause, so that many quick decisions are one request, but at once when few are left. */
const PAUSE_MS = 1_500;
const FEW = 5;

const newStatus = { approve: "approved", reject: "refused", hold: "pending" } as const;
const outcomes = { approve: "approved", reject: "rejected", hold: "pending again", delete: "deleted" } as const;
export type Decision = keyof typeof outcomes;

/** What is decided on which comments, or on all results of the filters; why, when their authors read it. */
export type Decided = {
  action: Decision;
  chosen: readonly ModeratedComment[];
  everything?: boolean;
  removal?: RemovalForm | undefined;
};

const actionFor = { approved: "approve", refused: "reject", pending: "hold" } as const satisfies Record<
  ModeratedComment["status"],
  ModerationAction
>;

/** Undoes a decision: deleted comments come back, others get the status that each of them had. Returns how many were changed. */
async function sendUndo(action: Decision, { changed, at }: ModerateReply): Promise<ApiResult<{ undone: number }>> {
  let undone = 0;
  const groups =
    action === "delete"
      ? [{ action: "restore" as const, ids: changed.map(({ id }) => id) }]
      : (["approved", "refused", "pending"] as const).map((status) => ({
          action: actionFor[status],
          ids: changed.flatMap(({ id, was }) => (was === status ? [id] : [])),
        }));
  for (const { action: opposite, ids } of groups) {
    if (ids.length === 0) continue;
    const response = await api.post(adminApiPaths.moderateComments, { action: opposite, ids, undoes: at });
    if (!response.ok) return response;
    undone += response.data.changed.length;
  }
  return { ok: true, data: { undone }, headers: new Headers() };
}

/** The comment after a decision; null when it leaves the list, because the filters do not match it any longer. */
function decided(
  comment: ModeratedComment,
  { action, removal }: Decided,
  filter: ModerationFilter,
): ModeratedComment | null {
  if (action === "delete") return null;
  const status = newStatus[action];
  const leaves = (filter.status && filter.status !== status) || (filter.reported && action !== "hold");
  const why = action === "reject" && removal ? { reason: removal.reason, note: removal.note || null } : null;
  return leaves ? null : { ...comment, status, removal: why, reports: action === "hold" ? comment.reports : [] };
}

/** What is shown of a comment before the server's list has it: null when it has left. */
type Change = { shown: ModeratedComment | null; savedAt: number | null };
type Done = { order: number; action: Decision; reply: ModerateReply };
type Shown = ReadonlyMap<string, ModeratedComment | null>;
type Sent = { action: Decision; ids: readonly string[]; shown: Shown; all: boolean; order: number };
type List = { comments: readonly ModeratedComment[]; filter: ModerationFilter; now: string };

/** Decisions on comments that show at once, with Undo for each of them in turn. */
export function useModeration({ comments, filter, now }: List) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [base, setBase] = useState(comments);
  const done = useRef<Done[]>([]);
  const sending = useRef(0);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  const refreshedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (base !== comments) {
    setBase(comments);
    // A decision that was saved after the list was read is not in it yet.
    setChanges(new Map([...changes].filter(([, { savedAt }]) => savedAt === null || savedAt > refreshedAt.current)));
  }
  const rows = useMemo(
    () =>
      comments.flatMap((comment) => {
        const change = changes.get(comment._id);
        return change === undefined ? [comment] : change.shown === null ? [] : [change.shown];
      }),
    [comments, changes],
  );
  const isFew = useRef(false);
  isFew.current = rows.length <= FEW;
  const refreshing = useRef(false);
  refreshing.current = isRefreshing;

  const refresh = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (sending.current > 0 || refreshing.current) return refresh(100);
      refreshedAt.current = performance.now();
      startRefresh(() => router.refresh());
    }, pause);
  };
  const change = (ids: readonly string[], next: ((id: string) => Change) | null) =>
    setChanges((before) => {
      const after = new Map(before);
      for (const id of ids)
        if (next) after.set(id, next(id));
        else after.delete(id);
      return after;
    });
  const showToast = (id: string) => {
    // One at a time: "u" undoes the earlier ones too.
    if (toast.current) notify.dismiss(toast.current);
    toast.current = id;
  };

  /** Returns the ids of the comments that were brought back. */
  async function undo(chosen?: Done): Promise<readonly string[]> {
    // What was decided a moment ago may not be saved yet.
    await sent.current;
    const entry = chosen ?? done.current.at(-1);
    if (!entry || !done.current.includes(entry)) {
      if (!entry) showToast(notify.plain("There is nothing to undo"));
      return [];
    }
    done.current = done.current.filter((one) => one !== entry);
    const ids = entry.reply.changed.map(({ id }) => id);
    change(ids, null);
    const response = await sendUndo(entry.action, entry.reply);
    const errors = { offline: "Network error", otherwise: "That could not be undone." };
    const text = response.ok ? describeUndo(response.data.undone, ids.length) : describeFailure(response, errors).text;
    showToast(response.ok ? notify.plain(text) : notify.error(text));
    refresh(0);
    return ids;
  }

  /** Decides on these comments, or on all results of the filters. */
  async function decide(decision: Decided): Promise<void> {
    const { action, chosen, everything: all = false, removal } = decision;
    const ids = chosen.map(({ _id }) => _id);
    const shown: Shown = new Map(chosen.map((comment) => [comment._id, decided(comment, decision, filter)]));
    change(ids, (id) => ({ shown: shown.get(id) ?? null, savedAt: null }));
    count.current += 1;
    const order = count.current;
    sending.current += 1;
    const wanted = all ? { filter, until: now } : { ids };
    const request = api.post(adminApiPaths.moderateComments, { action, ...wanted, ...removal });
    const saved = request.then((response) => save(response, { action, ids, shown, all, order }));
    sent.current = Promise.all([sent.current, saved]);
    await saved;
  }

  function save(response: ApiResult<ModerateReply>, { action, ids, shown, all, order }: Sent): void {
    sending.current -= 1;
    if (!response.ok) {
      change(ids, null);
      const errors = { offline: "Network error", otherwise: "Failed to update the comments" };
      showToast(notify.error(describeFailure(response, errors).text, { duration: UNDO_MS }));
      refresh(0);
      return;
    }
    const savedAt = performance.now();
    change(ids, (id) => ({ shown: shown.get(id) ?? null, savedAt }));
    const entry = { order, action, reply: response.data };
    const { length } = response.data.changed;
    // Replies may arrive in another order.
    if (length > 0) done.current = [...done.current, entry].toSorted((a, b) => a.order - b.order);
    const text = length === 1 ? `The comment is ${outcomes[action]}` : `${length} comments are ${outcomes[action]}`;
    showToast(
      notify.success(text, {
        duration: UNDO_MS,
        ...(length > 0 && { action: { label: "Undo", onClick: () => void undo(entry) } }),
      }),
    );
    refresh(all || isFew.current ? 0 : PAUSE_MS);
  }

  return { rows, decide, undo, isRefreshing };
}
