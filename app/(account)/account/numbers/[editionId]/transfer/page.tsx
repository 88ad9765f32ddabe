import { notFound } from "next/navigation";
import { ProductImage } from "@/components/catalog/product-image";
import { OfferedNotice } from "@/components/transfers/offered-notice";
import { TransferForm } from "@/components/transfers/transfer-form";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { numberName } from "@/lib/catalog/editions/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { getOwnNumber } from "@/lib/transfers/queries";
import { markRefusals, TRANSFER_DAYS } from "@/lib/transfers/rules";

export const metadata = privatePageMetadata("Transfer a number");

/** The form that offers a number of the user to another person. */
export default async function TransferNumberPage({
  params,
  searchParams,
}: PageProps<"/account/numbers/[editionId]/transfer">) {
  const [{ editionId }, { gift }] = await Promise.all([params, searchParams]);
  const isGift = singleParam(gift) === "1";
  const actor = await requireCurrentUser(paths.transferNumber(editionId, isGift ? { gift: 1 } : {}));
  const unit = (await readForPage(getOwnNumber({ actor, editionId }))) ?? notFound();
  if (unit.endedAt !== null) notFound();
  const { name, image, mark, pending, parcelTo } = unit;
  const subject = `${name}, ${numberName(unit.number, unit.editionSize)}`;
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[
          { name: "My Collection", href: paths.collection() },
          { name: numberName(unit.number, unit.editionSize), href: paths.myNumber(editionId) },
        ]}
        current="Transfer"
      />
      <div className="g12 items-start gap-y-8 pt-2">
        <div className="col-span-full max-sm:max-w-40 sm:col-span-4 lg:col-span-3">
          <ProductImage image={image ?? undefined} sizes="(width >= 48rem) 25vw, 160px" decorative />
        </div>
        <div className="col-span-full grid content-start gap-6 sm:col-span-8 sm:ps-5 lg:col-span-6">
          <h1 className="text-title">
            Transfer {name}, <span className="whitespace-nowrap">{numberName(unit.number, unit.editionSize)}</span>
          </h1>
          {!mark && !pending && (
            <p className="reading">
              The person has {TRANSFER_DAYS} days to accept. Until then the number stays yours and you can cancel. After
              that it belongs to them: you cannot return it or get a refund for it. They see your public name,{" "}
              {actor.displayName}, and your message.
            </p>
          )}
          {parcelTo && (
            <Alert tone="warning">
              The order of this number is not delivered yet. The parcel still goes to the address of that order.
            </Alert>
          )}
          {mark && <Alert tone="error">{markRefusals[mark]}</Alert>}
          {pending && <OfferedNotice editionId={editionId} subject={subject} offer={pending} mark={mark} />}
          {!mark && !pending && <TransferForm editionId={editionId} subject={subject} isGift={isGift} />}
        </div>
      </div>
    </Page>
  );
}
