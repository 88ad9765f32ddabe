"use client";

import { moderationKeys } from "@/components/admin/comments/moderation-keys";
import { Dialog } from "@/components/ui/dialog";
import { canOpen, type Staff } from "@/lib/auth/staff-roles";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { togglePreference, usePreference } from "./preferences";
import { adminPages } from "./sections";

const general: readonly [keys: readonly string[], what: string][] = [
  [["Ctrl", "K"], "Search and commands"],
  [["/"], "Search and commands"],
  [["?"], "This list"],
  [["Esc"], "Close a dialog or menu"],
];

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex gap-1">
    {keys.map((key) => (
      <kbd
        key={key}
        className="inline-grid min-h-6 min-w-6 place-items-center rounded-control px-1.5 font-sans font-semibold text-tiny shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        {key}
      </kbd>
    ))}
  </span>
);

const rowClass = "flex min-h-9 items-center justify-between gap-4 border-line border-b";

/** The keyboard shortcuts of the admin, with the switch that turns those of one character off. */
export function ShortcutSheet({ open, onClose, admin }: { open: boolean; onClose: () => void; admin: Staff }) {
  const isOff = usePreference("no-keys");
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" sheet>
      <ul>
        {general.map(([keys, what]) => (
          <li key={keys.join()} className={rowClass}>
            {what} <Keys keys={keys} />
          </li>
        ))}
      </ul>
      <h3 className="font-bold text-base">Open a page: G, then</h3>
      <ul className="grid gap-x-6 xs:grid-cols-2">
        {adminPages.map(({ name, key, href }) =>
          key && canOpen(admin, href) ? (
            <li key={name} className={rowClass}>
              {name} <Keys keys={["G", key.toUpperCase()]} />
            </li>
          ) : null,
        )}
      </ul>
      {canOpen(admin, adminPaths.section("comments")) && (
        <>
          <h3 className="font-bold text-base">On the comments page</h3>
          <ul className="grid gap-x-6 xs:grid-cols-2">
            {moderationKeys.map(({ key, what }) => (
              <li key={key} className={rowClass}>
                {what} <Keys keys={[key.toUpperCase()]} />
              </li>
            ))}
          </ul>
        </>
      )}
      <label className="flex min-h-tap items-start gap-3 pt-2">
        <input
          type="checkbox"
          checked={!isOff}
          onChange={() => togglePreference("no-keys")}
          className="mt-1 size-5 shrink-0 accent-[var(--ink)]"
        />
        <span>
          Shortcuts of one character
          <span className="block text-muted text-small">
            Switch them off if you use speech input. Ctrl K still works.
          </span>
        </span>
      </label>
    </Dialog>
  );
}
