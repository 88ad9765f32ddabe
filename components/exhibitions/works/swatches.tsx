import type { Swatch } from "@/lib/core/colours";
import { colourNames, coloursOf, namedColours } from "@/lib/exhibitions/works/colours";
import type { FacetKey } from "@/lib/exhibitions/works/contracts";

/** A dot of a colour beside its name. The outline shows a pale colour on paper and a dark one at night. */
export function SwatchDot({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden
      className="inline-block size-[1em] shrink-0 rounded-full border border-ink forced-color-adjust-none"
      style={{ backgroundColor: hex }}
    />
  );
}

/** The swatch of a value of the colours; nothing for another facet. */
export function ValueSwatch({ facet, slug }: { facet: FacetKey; slug: string }) {
  const name = facet === "colours" && colourNames.find((known) => known === slug);
  return name ? <SwatchDot hex={namedColours[name]} /> : null;
}

/** The main colours of a picture as a bar, each as wide as its area; their names are its text alternative. */
export function PaletteBar({ palette }: { palette: readonly Swatch[] }) {
  const names = coloursOf(palette).map(({ name, share }) => `${name.toLowerCase()} ${Math.round(share * 100)}%`);
  if (names.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={`Main colours: ${names.join(", ")}`}
      className="mt-1.5 flex h-2.5 overflow-clip border border-ink forced-color-adjust-none"
    >
      {palette.map(({ hex, share }) => (
        <span key={hex} style={{ backgroundColor: hex, flexGrow: Math.round(share * 100) }} />
      ))}
    </span>
  );
}
