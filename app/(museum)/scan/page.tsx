import type { Metadata } from "next";
import { FindLabelForm } from "@/components/labels/find-label-form";
import { LabelQr } from "@/components/labels/label-qr";
import { Scanner } from "@/components/labels/scanner";
import { ShownLabels } from "@/components/labels/shown-labels";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";
import { listShownLabels } from "@/lib/shop/labels";

export const revalidate = 3600;

export const metadata: Metadata = publicPage({
  title: "Scan a label",
  description: "Hold a phone to a smart label and the object tells you what the wall could not.",
  path: paths.scan,
});

export default async function ScanPage() {
  const site = env().APP_URL;
  const shown = await listShownLabels();
  const [first] = shown;
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
                  <LabelQr address={`${site}${paths.label(first.code)}`} className="w-full" />
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
            Or type what is printed under it
          </h2>
          <FindLabelForm />
          <p className="reading text-muted">
            Medallions carry the label on the reverse, vases under the foot, sculptures on the back of the base. It is a
            code and nothing more: it does not know who you are, and the object does not say who owns it.
          </p>
        </section>
      </div>
      <ShownLabels objects={shown} />
    </Page>
  );
}
