/** A larger touch target for links: it extends into the padding of the row. */
export const touchTargetClass =
  "pointer-coarse:[&_.link]:relative pointer-coarse:[&_.link]:after:absolute pointer-coarse:[&_.link]:after:inset-x-0 pointer-coarse:[&_.link]:after:-inset-y-3.5";

export const checkboxClass =
  "size-5.5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-40";
/** The touch target around a checkbox; it adds no layout space. */
export const checkboxTargetClass = "relative grid shrink-0 pointer-coarse:after:absolute pointer-coarse:after:-inset-3";

/** Of the head: in cards its one box has a text beside it. */
export const selectAllClass = `${checkboxTargetClass} @max-[52rem]:flex @max-[52rem]:items-center @max-[52rem]:gap-2`;
