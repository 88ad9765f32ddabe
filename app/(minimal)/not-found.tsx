import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

/** Most of these pages are opened by a link in an email. */
export default function NotFound() {
  return (
    <>
      <h1 className="text-title">This link does not work</h1>
      <p className="reading">
        The link is wrong or does not work any more. If it came by email, please use the whole link of the latest one.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home}>Back to the museum</ButtonLink>
        <ButtonLink href={paths.contact} variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </>
  );
}
