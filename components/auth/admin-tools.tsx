import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

/** The links of an admin on the account page. */
export function AdminTools() {
  return (
    <section aria-label="Admin Tools" className="grid gap-3 pt-2">
      <h2 className="font-semibold text-small">Admin Tools</h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.headsOfState}>Explore Exhibition</ButtonLink>
        <ButtonLink href={paths.admin} variant="secondary">
          Open dashboard
        </ButtonLink>
      </div>
    </section>
  );
}
