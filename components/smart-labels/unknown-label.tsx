import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";
import { FindLabelForm } from "./find-label-form";

/** The page for an unknown code, with the form and a link to the scanner. */
export function UnknownLabel() {
  return (
    <Page className="grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <h1 className="max-w-[14ch] text-giant">No object has this code.</h1>
      <p className="max-w-[44ch] font-normal font-read text-lede text-muted">
        Check the code and try again. Codes never contain the letters O, I, L or U: what looks like one is a digit or
        another letter.
      </p>
      <FindLabelForm />
      <ButtonLink href={paths.scan} variant="quiet" className="px-0!">
        Scan with the camera
      </ButtonLink>
    </Page>
  );
}
