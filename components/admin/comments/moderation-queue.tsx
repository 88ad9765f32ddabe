"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAdminList } from "@/components/admin/table/admin-list";
import { SelectionBar } from "@/components/admin/table/selection-bar";
import { Button } from "@/components/ui/button";
import type { ModeratedComment, ModerationFilter } from "@/lib/comments/moderation-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { AuthorPanel } from "./author-panel";
import { CommentCard } from "./comment-card";
import type { ThreadTitles } from "./comment-filters";
import type { ModerationKey } from "./moderation-keys";
import { type AskedRemoval, RemovalDialog } from "./removal-dialog";
import { type Decided, type Decision, useModeration } from "./use-moderation";
import { useModerationKeys } from "./use-moderation-keys";

const decisionOf: Partial<Record<ModerationKey, Decision>> = { a: "approve", r: "reject", d: "delete" };

type ModerationQueueProps = {
  comments: readonly ModeratedComment[];
  filter: ModerationFilter;
  /** When the list was read, by the database's clock. */
  now: string;
  titles: ThreadTitles;
  /** The text of an empty queue. */
  empty: string;
  /** Whether it is the page of one comment, which has the author on every screen and nothing to select. */
  single?: boolean;
};

/**
 * The comments of a queue with the author of the current one beside them. Keys and buttons do the same; after a decision the next comment
 * has the focus, which a screen reader reads. A rejection or deletion asks for the reason first.
 */
export function ModerationQueue({ comments, filter, now, titles, empty, single = false }: ModerationQueueProps) {
  const router = useRouter();
  const list = useAdminList();
  const { rows, decide, undo, isRefreshing } = useModeration({ comments, filter, now });
  const [wanted, setWanted] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [asked, setAsked] = useState<(AskedRemoval & Decided) | null>(null);
  // Whether a comment takes the focus as soon as it is the current one.
  const isAwaited = useRef<((id: string) => boolean) | null>(null);
  const current = rows.find(({ _id }) => _id === wanted) ?? rows[0];
  const currentId = current?._id;
  useEffect(() => {
    // An undone comment is in the list only after it was read again.
    if (!currentId || !isAwaited.current?.(currentId)) return;
    isAwaited.current = null;
    const card = document.getElementById(currentId);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  });

  const picked = rows.filter(({ _id }) => selected.has(_id));
  const isPageSelected = rows.length > 0 && picked.length === rows.length;
  const total = list?.total ?? rows.length;
  const all = isAll && isPageSelected;
  const clear = () => {
    setSelected(new Set());
    setAll(false);
  };
  const toggle = (id: string) => {
    setAll(false);
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  const goTo = (id: string) => {
    isAwaited.current = (current) => current === id;
    setWanted(id);
  };
  const moveTo = (comment: ModeratedComment | undefined) => {
    if (!comment) return;
    // The current comment may have lost the focus to a button.
    if (comment._id === currentId) return document.getElementById(comment._id)?.focus();
    goTo(comment._id);
  };
  const decideNow = (decision: Decided) => {
    const { chosen } = decision;
    const ids = new Set(chosen.map(({ _id }) => _id));
    const index = rows.findIndex(({ _id }) => _id === currentId);
    const isLeft = ({ _id }: ModeratedComment) => !ids.has(_id);
    const next = rows.slice(index).find(isLeft) ?? rows.slice(0, Math.max(0, index)).findLast(isLeft);
    if (next) goTo(next._id);
    // More may be on their way.
    else isAwaited.current = (id) => !ids.has(id);
    void decide(decision);
    if (picked.length > 0 && picked.every(({ _id }) => ids.has(_id))) clear();
  };
  const decideOn = (action: Decision, chosen: readonly ModeratedComment[], everything = false) => {
    if (action !== "reject" && action !== "delete") return decideNow({ action, chosen, everything });
    setAsked({ action, chosen, everything, count: everything ? total : chosen.length });
  };
  const undoLast = async () => {
    const [first] = await undo();
    if (!first) return;
    goTo(first);
  };

  useModerationKeys((key) => {
    const index = rows.findIndex(({ _id }) => _id === currentId);
    const decision = decisionOf[key];
    if (key === "u") void undoLast();
    // The first press goes to the current comment, from wherever the focus was.
    else if (key === "j" || key === "k") {
      const isHere = document.activeElement?.closest("article")?.id === currentId;
      moveTo(isHere ? rows[index + (key === "j" ? 1 : -1)] : current);
    } else if (!current) return;
    else if (decision) decideOn(decision, picked.length > 0 ? picked : [current], all);
    else if (key === "x" && !single) toggle(current._id);
    else if (key === "o" && !single) router.push(adminPaths.comment(current._id));
  });

  const bulk = (action: Decision) => () => decideOn(action, picked, all);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0">
        {rows.length > 0 ? (
          <>
            <div
              hidden={single}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line-strong border-b ps-3 [&[hidden]]:hidden"
            >
              <label className="flex min-h-8 cursor-pointer items-center gap-3 text-small touch:min-h-tap">
                <input
                  type="checkbox"
                  checked={isPageSelected}
                  onChange={() => {
                    setAll(false);
                    setSelected(new Set(isPageSelected ? [] : rows.map(({ _id }) => _id)));
                  }}
                  className="size-5 shrink-0 cursor-pointer accent-accent"
                />
                Select all on this page
              </label>
              <p className="ms-auto text-muted text-tiny touch:hidden max-md:hidden">
                Keys: J next, K previous, A approve, R reject, D delete, U undo
              </p>
            </div>
            <ul aria-label="Comments" aria-busy={isRefreshing || list?.pending || undefined} className="grid">
              {rows.map((comment, index) => (
                <li key={comment._id}>
                  <CommentCard
                    comment={comment}
                    titles={titles}
                    position={index + 1}
                    total={rows.length}
                    isCurrent={comment._id === currentId}
                    isSelected={selected.has(comment._id)}
                    onSelect={single ? null : () => toggle(comment._id)}
                    onFocus={() => {
                      isAwaited.current = null;
                      setWanted(comment._id);
                    }}
                    onDecide={(action) => decideOn(action, [comment])}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p role="status" className="py-6 font-normal font-read text-muted text-read">
            {isRefreshing || total > comments.length ? "Loading more comments…" : empty}
          </p>
        )}
        <SelectionBar
          itemNames={["comment", "comments"]}
          count={all ? total : picked.length}
          canSelectAll={isPageSelected && total > picked.length}
          isAll={all}
          total={total}
          onSelectAll={() => setAll(!all)}
          onClear={clear}
        >
          <Button size="small" onClick={bulk("approve")}>
            Approve
          </Button>
          <Button size="small" variant="secondary" onClick={bulk("reject")}>
            Reject
          </Button>
          <Button size="small" variant="danger" onClick={bulk("delete")}>
            Delete
          </Button>
        </SelectionBar>
        <RemovalDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={(removal) => {
            if (!asked) return;
            // The dialog returns the focus when it closes, before the next comment takes it.
            flushSync(() => setAsked(null));
            decideNow({ ...asked, removal });
          }}
        />
      </div>
      {currentId && (
        <div
          className={`xl:sticky xl:top-[calc(var(--header)+1rem)] xl:max-h-[calc(100dvh-var(--header)-2rem)] xl:overflow-y-auto ${single ? "" : "max-xl:hidden"}`}
        >
          <AuthorPanel commentId={currentId} titles={titles} />
        </div>
      )}
    </div>
  );
}
