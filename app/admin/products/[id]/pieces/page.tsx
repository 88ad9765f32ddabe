import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { CountsTable, HoldsTable, NumbersTable, WaitingTable } from "@/components/admin/drop-pieces";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { piecesQuery } from "@/lib/shop/piece-contracts";
import { countPieces, listHolds, listNumbers, listWaiting } from "@/lib/shop/piece-desk-queries";
import { editionStanding } from "@/lib/shop/piece-rules";
import { getDeskProduct } from "@/lib/shop/product-desk-queries";

export const metadata = privatePage("The pieces of a product");

type PiecesDeskProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

/** Where every piece of a drop is, and who waits for one. Each list is paged by itself. */
export default async function PiecesDesk({ params, searchParams }: PiecesDeskProps) {
  const { id } = await params;
  if (!(await getAdmin(deskPaths.productPieces(id)))) return <AdminsOnly />;
  const { from, held, waiting } = await readQuery(piecesQuery, searchParams);
  const product = (await getDeskProduct(id)) ?? notFound();
  const { _id, name, editionSize, editionIssued } = product;
  const [counts, holds, numbers, waits] = await Promise.all([
    countPieces(_id),
    listHolds(_id, held),
    listNumbers(_id, from),
    listWaiting(_id, waiting),
  ]);
  const at = (query: { from?: number; held?: string; waiting?: string }) =>
    deskPaths.productPieces(_id, { from, held, waiting, ...query });
  return (
    <>
      <DeskHead
        title={`Pieces of ${name}`}
        actions={
          <ButtonLink href={deskPaths.editProduct(_id)} look="secondary" size="small">
            {product.deletedAt ? "It is deleted" : "Change it"}
          </ButtonLink>
        }
      >
        {editionStanding({ editionSize, editionIssued, ...counts })}
      </DeskHead>
      <div className="grid gap-14">
        <section aria-label="On the shelf">
          <CountsTable sizes={counts.sizes} />
        </section>
        <section aria-labelledby="held" className="grid gap-4">
          <h2 id="held" className="text-subheading">
            Held now
          </h2>
          <HoldsTable holds={holds.holds} />
          {(held || holds.nextCursor) && (
            <Pager
              label="Pages of holds"
              shown={holds.holds.length}
              total={holds.total}
              of={["hold", "holds"]}
              first={held ? at({ held: undefined }) : null}
              next={holds.nextCursor && at({ held: holds.nextCursor })}
            />
          )}
        </section>
        <section aria-labelledby="numbers" className="grid gap-4">
          <h2 id="numbers" className="text-subheading">
            Numbers
          </h2>
          {counts.numbered > 0 ? (
            <>
              <Filters action={deskPaths.productPieces(_id)} narrowed={from !== undefined}>
                <TextField label="From number" name="from" inputMode="numeric" defaultValue={from} />
              </Filters>
              {counts.numbered < editionIssued && (
                <p className="text-muted text-small">
                  {editionIssued - counts.numbered} earlier ones left the house before orders were kept here.
                </p>
              )}
              <NumbersTable pieces={numbers.pieces} of={editionSize} />
              <Pager
                label="Pages of numbers"
                shown={numbers.pieces.length}
                total={counts.numbered}
                of={["number", "numbers"]}
                first={from ? at({ from: undefined }) : null}
                next={numbers.next === null ? null : at({ from: numbers.next })}
              />
            </>
          ) : (
            <p className="font-normal font-read text-muted text-read">
              {editionSize === null
                ? "It is an open edition: its pieces carry no numbers."
                : editionIssued > 0
                  ? `${editionIssued} left the house before orders were kept here; the next number goes to the next who pays.`
                  : "No number was given yet. The first one goes to the first who pays."}
            </p>
          )}
        </section>
        <section aria-labelledby="waiting" className="grid gap-4">
          <h2 id="waiting" className="text-subheading">
            Who waits
          </h2>
          <p className="max-w-read font-normal font-read text-muted text-read">
            {counts.waiting === 0
              ? "Nobody waits to hear when it can be bought."
              : "They are written to once it opens or comes back; then their address goes."}
            {counts.unconfirmed > 0 && ` ${counts.unconfirmed} asked and did not say yes in the mail yet.`}
          </p>
          {counts.waiting > 0 && (
            <>
              <WaitingTable waiting={waits.waiting} />
              <Pager
                label="Pages of who waits"
                shown={waits.waiting.length}
                total={counts.waiting}
                of={["person", "people"]}
                first={waiting ? at({ waiting: undefined }) : null}
                next={waits.nextCursor && at({ waiting: waits.nextCursor })}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}
