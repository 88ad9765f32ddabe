import { removedComments } from "@/lib/comments/thread-rules";

const rules: readonly [rule: string, why: string][] = [
  ["Laugh at the office.", "Whoever holds it is somebody’s father or daughter, and went home at night."],
  ["Leave the tribe at the door.", "A joke that needs one to work is not a joke about power."],
  [
    "Bring your own memory.",
    `The guestbook takes five hundred characters of it. Moderators remove ${removedComments}. Whatever the reason, the author gets it by email and can appeal once.`,
  ],
  [
    "Photograph everything.",
    "The works are made to be passed round. Keep the label in the picture, so that the joke travels with its record.",
  ],
  ["Do not feed the crocodile.", "It is stuffed."],
];

/** The rules of the guestbook, styled as a painted sign. */
export function GuestbookRules() {
  return (
    <section
      aria-labelledby="house-rules"
      className="grid content-start gap-6 bg-laterite p-[clamp(1.5rem,3.5vw,3.5rem)] text-print shadow-[inset_0_0_0_6px_var(--laterite),inset_0_0_0_8px_color-mix(in_srgb,var(--print)_60%,transparent)]"
    >
      <h2 id="house-rules" className="text-title">
        House rules
      </h2>
      <ol className="grid gap-5">
        {rules.map(([rule, why]) => (
          <li key={rule}>
            <h3 className="text-subheading">{rule}</h3>
            <p className="max-w-[52ch] font-normal font-read text-read">{why}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
