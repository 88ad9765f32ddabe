/** A larger touch target for links: it extends into the padding of the row. */
export const touchTargetClass =
  "touch:[&_.link]:relative touch:[&_.link]:after:absolute touch:[&_.link]:after:inset-x-0 touch:[&_.link]:after:-inset-y-3.5";

export const checkboxClass =
  "size-4.5 shrink-0 touch:size-5.5 cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-40";
/** The touch target around a checkbox; it adds no layout space. */
export const checkboxTargetClass = "relative grid shrink-0 touch:after:absolute touch:after:-inset-3";

/** Of the head: in cards its one box has a text beside it. */
export const selectAllClass = `${checkboxTargetClass} @max-[52rem]:flex @max-[52rem]:items-center @max-[52rem]:gap-2`;

/** A row. Where the table is narrow it is a card: the fields below its name, in two columns where there is room. */
export const cardClass =
  "relative border-line border-b align-top hover:bg-raised/50 @max-[52rem]:grid @max-[52rem]:content-start @max-[52rem]:gap-x-6 @max-[52rem]:gap-y-1 @max-[52rem]:py-4 @[36rem]:@max-[52rem]:grid-cols-2";
/** What is left free at the start of a card for its checkbox and its picture. */
export const cardInset = {
  none: { none: "", picture: "@max-[52rem]:min-h-20 @max-[52rem]:ps-15" },
  box: {
    none: "@max-[52rem]:ps-9",
    picture: "@max-[26rem]:[--field-name:4.5rem] @max-[52rem]:min-h-20 @max-[52rem]:ps-24",
  },
} as const;
/** A field of a card, with the name of its column before it. */
export const cardFieldClass =
  "@max-[52rem]:grid @max-[52rem]:grid-cols-[var(--field-name,5.75rem)_minmax(0,1fr)] @max-[52rem]:items-baseline @max-[52rem]:gap-3 @max-[52rem]:before:whitespace-normal @max-[52rem]:before:text-muted @max-[52rem]:before:content-[attr(data-column)]";
