"use client";

import type { ReactNode } from "react";
import { type MenuItem, RowMenu } from "@/components/admin/table/row-menu";
import { ScheduleChange, type ScheduleChangeProps } from "@/components/admin/versions/schedule-change";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import type { Message } from "@/components/ui/message";
import { LeaveGuard } from "./leave-guard";

type SaveBarProps = {
  /** The button that saves, and at most one other. */
  children: ReactNode;
  message: Message | null;
  /** Shown above the buttons, such as what is missing. */
  note?: ReactNode;
  /** For what can be saved at a later time. */
  schedule?: ScheduleChangeProps | null;
  cancelHref?: string | null;
  /** Asks before the page is left. */
  unsaved: boolean;
};

/** The buttons of a long form, which stay at the bottom of the screen. On a phone the rarer ones are in a menu. */
export function SaveBar({ children, message, note, schedule, cancelHref, unsaved }: SaveBarProps) {
  const bar = (openSchedule?: () => void) => {
    const rare: MenuItem[] = [
      ...(openSchedule ? [{ label: "Save later…", onSelect: openSchedule }] : []),
      ...(cancelHref ? [{ label: "Cancel", href: cancelHref }] : []),
    ];
    return (
      <>
        {note}
        <div className="flex flex-wrap items-center gap-3">
          {children}
          {openSchedule && (
            <Button variant="secondary" className="max-sm:hidden" onClick={openSchedule}>
              Save later…
            </Button>
          )}
          {cancelHref && (
            <ButtonLink href={cancelHref} variant="quiet" className="max-sm:hidden">
              Cancel
            </ButtonLink>
          )}
          {rare.length > 0 && (
            <div className="ms-auto sm:hidden">
              <RowMenu label="More actions" items={rare} />
            </div>
          )}
        </div>
      </>
    );
  };
  return (
    <div className="save-bar sticky bottom-0 z-10 grid gap-2 border-line-strong border-t bg-surface px-4 py-3 shadow-pop">
      <FormMessage message={message} />
      <LeaveGuard unsaved={unsaved} />
      {schedule ? <ScheduleChange {...schedule}>{bar}</ScheduleChange> : bar()}
    </div>
  );
}
