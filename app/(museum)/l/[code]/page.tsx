import type { Metadata } from "next";
import Link from "next/link";
import { notFound, permanentRedirect } from "next/navigation";
import { ObjectFacts } from "@/components/labels/object-facts";
import { Reveal } from "@/components/labels/reveal";
import { DropStory } from "@/components/shop/drop-story";
import { PieceImage } from "@/components/shop/piece-image";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { readLabelCode } from "@/lib/shop/label-rules";
import { getLabel, listShownLabels } from "@/lib/shop/labels";

export const revalidate = 3600;

/** The museum's own pieces; the page of a piece that somebody owns is made when its code is first read. */
export async function generateStaticParams() {
  return (await listShownLabels()).map(({ code }) => ({ code }));
}

export async function generateMetadata({ params }: PageProps<"/l/[code]">): Promise<Metadata> {
  const object = await wanted((await params).code);
  // A code is between an object and whoever holds it: no search engine keeps it.
  const robots = { index: false, follow: false };
  if (!object) return { title: "No such label", robots };
  return { title: object.name, description: `What the label of ${object.name} tells.`, robots };
}

async function wanted(asked: string) {
  const code = readLabelCode(asked, env().APP_URL);
  return code && getLabel(code);
}

/** An object that was asked through its label. A code in another spelling leads to the printed one. */
export default async function LabelPage({ params }: PageProps<"/l/[code]">) {
  const { code: asked } = await params;
  const object = (await wanted(asked)) || notFound();
  if (object.code !== asked) permanentRedirect(paths.label(object.code));
  const { name, images, model, chapter, dropSlug, description } = object;
  const sizes = "(width >= 75rem) 36vw, (width >= 48rem) 50vw, 100vw";
  const picture = <PieceImage image={images[0]} sizes={sizes} first />;
  return (
    <Page className="pb-wall">
      <Breadcrumb trail={[{ name: "Scan a label", href: paths.scan }]} here={object.code} />
      <div className="g12 items-start gap-y-10 pt-2">
        <div className="col-span-full md:col-span-6 xl:col-span-5">
          {model ? (
            <Reveal name={name} model={model}>
              {picture}
            </Reveal>
          ) : (
            <div className="shadow-frame">{picture}</div>
          )}
        </div>
        <div className="col-span-full grid gap-8 md:col-span-6 md:ps-5 xl:col-span-6 xl:col-start-7 xl:ps-0">
          <ObjectFacts object={object} />
          {chapter && (
            <Link
              href={paths.leader(chapter.slug)}
              prefetch={false}
              className="group grid gap-1 bg-cloth p-6 text-cloth-ink"
            >
              <span className="font-medium text-cloth-muted text-small">It came out of this room</span>
              <span className="font-bold text-heading group-hover:underline">{chapter.title}</span>
              <span className="font-normal font-read">
                {chapter.leader}, {chapter.term}
              </span>
            </Link>
          )}
          {!chapter && (
            <ButtonLink href={paths.headsOfStateFront} look="secondary" className="justify-self-start">
              The eighteen rooms
            </ButtonLink>
          )}
          {dropSlug && (
            <Link href={paths.drop(dropSlug)} prefetch={false} className="link justify-self-start">
              Its place in the shop
            </Link>
          )}
        </div>
      </div>
      <DropStory name={name} description={description} />
    </Page>
  );
}
