/** A larger touch target for links: it extends into the padding of the row. */
export const touchTargetClass =
  "touch:[&_.link]:relative touch:[&_.link]:after:absolute touch:[&_.link]:after:inset-x-0 touch:[&_.link]:after:-inset-y-3.5";

export const checkboxClass =
  "size-5.5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-40";
/** The touch target around a checkbox; it adds no layout space. */
export const checkboxTargetClass = "relative grid shrink-0 touch:after:absolute touch:after:-inset-3";

/** Of the head: in cards its one box has a text beside it. */
export const selectAllClass = `${checkboxTargetClass} @max-[52rem]:flex @max-[52rem]:items-center @max-[52rem]:gap-2`;
