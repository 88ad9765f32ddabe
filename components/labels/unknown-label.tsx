import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { FindLabelForm } from "./find-label-form";

/** A code that no object carries, and the two ways to try again. */
export function UnknownLabel() {
  return (
    <Page className="grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <h1 className="max-w-[14ch] text-giant">No object answers to this.</h1>
      <p className="max-w-[44ch] font-normal font-read text-lede text-muted">
        No label of the museum carries this code. There is no letter O, I, L or U in any of them: what looks like one is
        a figure or another letter. Look again, and type what you see.
      </p>
      <FindLabelForm />
      <ButtonLink href={paths.scan} look="quiet">
        Read it with the camera
      </ButtonLink>
    </Page>
  );
}
