import { ButtonLink } from "@/components/ui/button";

/** The first link of a page: past the header. */
export function SkipLink() {
  return (
    <ButtonLink href="#main" size="small" className="absolute start-edge -top-40 z-50 focus:top-3">
      Skip to the museum
    </ButtonLink>
  );
}
