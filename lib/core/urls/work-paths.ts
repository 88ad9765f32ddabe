import { paths } from "@/lib/core/urls/paths";
import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** The pages below the list of all works. In a file of their own, so that the script of other pages does not grow with them. */
export const workPaths = {
  facet: (facet: string) => `${paths.works}/${encodeSegment(facet)}`,
  value: (facet: string, value: string) => `${paths.works}/${encodeSegment(facet)}/${encodeSegment(value)}`,
  /** Two works side by side, by their keys (lib/exhibitions/works/rules.ts). */
  compare: (works: { a?: string; b?: string } = {}) => withQuery(`${paths.works}/compare`, works),
} as const;
