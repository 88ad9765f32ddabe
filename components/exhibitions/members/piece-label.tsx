import { sizeWords } from "./content-words";

type PieceLabelProps = { title: string; kind: string; size?: number | null; description?: string };

/** The label under a piece: its title, what it is, how large, and what there is to say. */
export function PieceLabel({ title, kind, size, description }: PieceLabelProps) {
  return (
    <div className="grid gap-1">
      <h3 className="text-balance text-subheading">{title}</h3>
      <p className="text-muted text-small">{size ? `${kind}, ${sizeWords(size)}` : kind}</p>
      {description && <p className="font-normal font-read text-small leading-[1.5]">{description}</p>}
    </div>
  );
}
