import type { Metadata } from "next";
import Link from "next/link";
import { notFound, permanentRedirect } from "next/navigation";
import { ProductImage } from "@/components/catalog/product-image";
import { ProductStory } from "@/components/catalog/product-story";
import { ModelPreview } from "@/components/smart-labels/model-preview";
import { ObjectDetails } from "@/components/smart-labels/object-details";
import { LabelOwner } from "@/components/transfers/label-owner";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { parseLabelCode } from "@/lib/catalog/label-code-rules";
import { getLabel, listPublicLabels } from "@/lib/catalog/smart-labels";
import { findCertificateCode } from "@/lib/certificates/queries";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { getLabelOwner } from "@/lib/transfers/queries";

export const revalidate = 3600;

/** Prerenders the museum's own objects; the page of a sold object is rendered on its first scan. */
export async function generateStaticParams() {
  return (await listPublicLabels()).map(({ code }) => ({ code }));
}

export async function generateMetadata({ params }: PageProps<"/l/[code]">): Promise<Metadata> {
  const object = await findObject((await params).code);
  // A code is private to the owner of the object, so it must not be indexed.
  const robots = { index: false, follow: false };
  if (!object) return { title: "Label not found", robots };
  return { title: object.name, description: `The smart label of ${object.name}.`, robots };
}

async function findObject(rawCode: string) {
  const code = parseLabelCode(rawCode, env().APP_URL);
  return code && getLabel(code);
}

/** The page of an object's smart label. Other spellings of a code redirect to the printed one. */
export default async function LabelPage({ params }: PageProps<"/l/[code]">) {
  const { code } = await params;
  const object = (await findObject(code)) || notFound();
  if (object.code !== code) permanentRedirect(paths.label(object.code));
  const owner = object.number === null ? null : await getLabelOwner(object.code);
  const { name, images, model, chapter, dropSlug, description } = object;
  const certificate = object.number === null ? null : await findCertificateCode(object.code);
  const sizes = "(width >= 75rem) 36vw, (width >= 48rem) 50vw, 100vw";
  return (
    <Page className="pb-wall">
      <Breadcrumb items={[{ name: "Scan a label", href: paths.scan }]} current={object.code} />
      <div className="g12 items-start gap-y-10 pt-2">
        <div className="col-span-full md:col-span-6 xl:col-span-5">
          {model ? (
            <ModelPreview name={name} model={model} sizes={sizes} priority />
          ) : (
            <div className="shadow-frame">
              <ProductImage image={images[0]} sizes={sizes} priority />
            </div>
          )}
        </div>
        <div className="col-span-full grid gap-8 md:col-span-6 md:ps-5 xl:col-span-6 xl:col-start-7 xl:ps-0">
          <ObjectDetails object={object} />
          {owner && <LabelOwner {...owner} />}
          {chapter && (
            <Link
              href={paths.leader(chapter.slug)}
              prefetch={false}
              className="group grid gap-1 bg-cloth p-6 text-cloth-ink"
            >
              <span className="font-medium text-cloth-muted text-small">Related exhibition</span>
              <span className="font-bold text-heading group-hover:underline">{chapter.title}</span>
              <span className="font-normal font-read">
                {chapter.leader}, {chapter.term}
              </span>
            </Link>
          )}
          {!chapter && (
            <ButtonLink href={paths.headsOfStateFront} variant="secondary" className="justify-self-start">
              Heads of State
            </ButtonLink>
          )}
          {certificate && (
            <Link href={paths.certificate(certificate)} prefetch={false} className="link justify-self-start">
              View its certificate
            </Link>
          )}
          {dropSlug && (
            <Link href={paths.drop(dropSlug)} prefetch={false} className="link justify-self-start">
              View in the shop
            </Link>
          )}
        </div>
      </div>
      <ProductStory name={name} description={description} />
    </Page>
  );
}
