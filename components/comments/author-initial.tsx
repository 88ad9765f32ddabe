/** The first letter of an author's name in a circle: accounts have no pictures. */
export function AuthorInitial({ name }: { name: string }) {
  const [letter = ""] = name.normalize("NFC").trim();
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-[color-mix(in_srgb,currentColor_12%,transparent)] font-bold text-small uppercase"
    >
      {letter}
    </span>
  );
}
