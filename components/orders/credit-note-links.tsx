type CreditNoteLinksProps = { numbers: readonly string[]; pathOf: (number: string) => string };

/** The credit notes of an order, as PDF. */
export function CreditNoteLinks({ numbers, pathOf }: CreditNoteLinksProps) {
  return numbers.length === 0 ? null : (
    <ul className="flex flex-wrap gap-x-6">
      {numbers.map((number) => (
        <li key={number}>
          <a href={pathOf(number)} download className="link inline-flex min-h-tap items-center text-small">
            <span>
              Credit note <span className="whitespace-nowrap">{number}</span> (PDF)
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
