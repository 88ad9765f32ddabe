import type { Metadata } from "next";
import { FindLabelForm } from "@/components/smart-labels/find-label-form";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { SampleLabels } from "@/components/smart-labels/sample-labels";
import { Scanner } from "@/components/smart-labels/scanner";
import { Page, PageHead } from "@/components/ui/page";
import { listPublicLabels } from "@/lib/catalog/smart-labels";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

export const metadata: Metadata = publicPageMetadata({
  title: "Scan a label: look up an object",
  description: "Hold a phone to a smart label and the object tells you what the wall could not.",
  path: paths.scan,
});

export default async function ScanPage() {
  const site = env().APP_URL;
  const samples = await listPublicLabels();
  const [first] = samples;
  return (
    <Page className="pb-wall">
      <PageHead
        title="Scan a label"
        lede="Hold a phone to a smart label and the object tells you what the wall could not."
      />
      <div className="g12 items-start gap-y-12">
        <section aria-label="With the camera" className="col-span-full md:col-span-6 xl:col-span-5">
          <Scanner site={site}>
            <div className="grid aspect-square w-full place-items-center bg-cloth shadow-frame">
              {first && (
                <figure className="on-paper grid w-3/5 justify-items-center pb-[6%] shadow-label">
                  <LabelQr url={`${site}${paths.label(first.code)}`} className="w-full" />
                  <figcaption className="font-bold text-subheading leading-none">{first.code}</figcaption>
                </figure>
              )}
            </div>
          </Scanner>
        </section>
        <section
          aria-labelledby="type"
          className="col-span-full grid content-start gap-6 md:col-span-6 md:ps-5 xl:col-span-6 xl:col-start-7 xl:ps-0"
        >
          <h2 id="type" className="text-heading">
            Or enter the code
          </h2>
          <FindLabelForm />
          <p className="reading text-muted">
            Medallions carry the label on the reverse, vases under the foot, sculptures on the back of the base, prints
            on the back of the sheet. It is a code and nothing more: it does not know who you are, and the object does
            not say who owns it.
          </p>
        </section>
      </div>
      <SampleLabels objects={samples} />
    </Page>
  );
}
