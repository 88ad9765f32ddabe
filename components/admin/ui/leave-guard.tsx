"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { AdminDialog } from "./admin-dialog";
import { pathThatLeaves, setLeaveQuestion } from "./leave-question";

/** Asks before a form with unsaved changes is left: in a dialog for a link, in the browser's own words when the tab is closed. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const router = useRouter();
  const [path, setPath] = useState<string | null>(null);
  // Pages that load in full are not asked about twice.
  const [isLeaving, setLeaving] = useState(false);
  const isActive = unsaved && !isLeaving;

  useEffect(() => {
    if (!isActive) return;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const leavesFor = link && pathThatLeaves(event, link, new URL(location.href));
      if (leavesFor === null) return;
      event.preventDefault();
      event.stopPropagation();
      setPath(leavesFor);
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const removeQuestion = setLeaveQuestion(setPath);
    document.addEventListener("click", handleClick, { capture: true });
    addEventListener("beforeunload", handleUnload);
    return () => {
      removeQuestion();
      document.removeEventListener("click", handleClick, { capture: true });
      removeEventListener("beforeunload", handleUnload);
    };
  }, [isActive]);
  useEffect(() => {
    if (isLeaving && path !== null) router.push(path);
  }, [isLeaving, path, router]);

  return (
    <AdminDialog
      open={path !== null && !isLeaving}
      onClose={() => !isLeaving && setPath(null)}
      title="Leave without saving?"
    >
      <p>Your changes are not saved.</p>
      <div className="flex flex-wrap gap-3">
        <Button data-autofocus onClick={() => setPath(null)}>
          Stay
        </Button>
        <Button variant="quiet" onClick={() => setLeaving(true)}>
          Leave
        </Button>
      </div>
    </AdminDialog>
  );
}
