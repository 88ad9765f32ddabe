import Link from "next/link";
import { notFound } from "next/navigation";
import { ProductImage } from "@/components/catalog/product-image";
import { OwnedDownloads } from "@/components/downloads/owned-downloads";
import { ChainList } from "@/components/transfers/chain-list";
import { DisputeForm } from "@/components/transfers/dispute-form";
import { DisputeNotice } from "@/components/transfers/dispute-notice";
import { MarkForm } from "@/components/transfers/mark-form";
import { NumberActs } from "@/components/transfers/number-acts";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { numberName } from "@/lib/catalog/editions/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listOwnedDownloads } from "@/lib/downloads/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getOwnNumber } from "@/lib/transfers/queries";
import { markLabels } from "@/lib/transfers/rules";

export const metadata = privatePageMetadata("Your number");

/** One number that the user owns or owned: its history, and what can be done with it. */
export default async function MyNumberPage({ params }: PageProps<"/account/numbers/[editionId]">) {
  const { editionId } = await params;
  const actor = await requireCurrentUser(paths.myNumber(editionId));
  const unit = (await readForPage(getOwnNumber({ actor, editionId }))) ?? notFound();
  const { name, image, mark, markedAt, markNote, dispute, chain, labelCode, canDispute, dropSlug, endedAt } = unit;
  const files = endedAt === null ? await readForPage(listOwnedDownloads({ userId: actor._id, editionId })) : [];
  const canMark = endedAt === null && mark === null && !unit.voided;
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Account", href: paths.account },
          { name: "My Collection", href: paths.collection() },
        ]}
        current={numberName(unit.number, unit.editionSize)}
      />
      <div className="g12 items-start gap-y-10 pt-2">
        <div className="col-span-full sm:col-span-5 lg:col-span-4">
          <ProductImage image={image ?? undefined} sizes="(width >= 48rem) 34vw, 100vw" priority />
        </div>
        <div className="col-span-full grid content-start gap-10 sm:col-span-7 sm:ps-5 lg:col-span-7">
          <header className="grid gap-5">
            <h1 className="text-title">
              {name}, <span className="whitespace-nowrap">{numberName(unit.number, unit.editionSize)}</span>
            </h1>
            {mark === "disputed" && markedAt && <DisputeNotice since={markedAt} dispute={dispute} />}
            {mark && mark !== "disputed" && markedAt && (
              <Alert tone="warning">
                {`${markLabels[mark].label} since ${formatLagosDate(markedAt)}. Only the museum can take this back.`}
              </Alert>
            )}
            {markNote && <p className="wrap-anywhere text-muted">Your note: {markNote}</p>}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {labelCode && (
                <ButtonLink href={paths.label(labelCode)} variant="secondary" size="small">
                  What a scan of its label shows
                </ButtonLink>
              )}
              {dropSlug && (
                <Link href={paths.drop(dropSlug)} prefetch={false} className="link inline-flex min-h-tap items-center">
                  View in the shop
                </Link>
              )}
            </div>
          </header>
          <div className="grid gap-3 border-line border-y py-5">
            <NumberActs unit={unit} />
          </div>
          <OwnedDownloads files={files} />
          <section aria-labelledby="history" className="grid gap-4">
            <h2 id="history" className="text-heading">
              History
            </h2>
            <p className="text-muted text-small">As everybody sees it. An owner is named only if they agreed.</p>
            <ChainList chain={chain} />
          </section>
          {canMark && (
            <details>
              <summary className="link inline-flex min-h-tap w-max items-center">Stolen or destroyed?</summary>
              <div className="pt-4">
                <MarkForm editionId={editionId} />
              </div>
            </details>
          )}
          {canDispute && (
            <details>
              <summary className="link inline-flex min-h-tap w-max items-center">Is something wrong?</summary>
              <div className="pt-4">
                <DisputeForm editionId={editionId} />
              </div>
            </details>
          )}
        </div>
      </div>
    </Page>
  );
}
