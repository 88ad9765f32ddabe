import { NumberItem } from "@/components/transfers/number-item";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listOwnNumbers } from "@/lib/transfers/queries";

export const metadata = privatePageMetadata("My Numbers");

/** The numbered units that the user owns, and those that they owned. */
export default async function MyNumbersPage() {
  const { _id } = await requireCurrentUser(paths.myNumbers);
  const { owned, former } = await readForPage(listOwnNumbers(_id));
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">My Numbers</h1>
        <p className="max-w-[32ch] text-muted">
          Hand a number on, decide whether you are named in its public history, and see its certificate. Where you are
          not named, it says “Private collector”.
        </p>
        <ButtonLink href={paths.collection()} variant="secondary" size="small" className="justify-self-start">
          My collection
        </ButtonLink>
      </header>
      <div className="col-span-full grid content-start gap-10 lg:col-span-8">
        {owned.length > 0 ? (
          <section aria-labelledby="owned" className="grid gap-4">
            <h2 id="owned" className="text-heading">
              Yours
            </h2>
            <ul className="border-ink border-t-2">
              {owned.map((unit) => (
                <NumberItem key={unit.ownershipId} unit={unit} />
              ))}
            </ul>
          </section>
        ) : (
          <EmptyState
            title="No numbers yet"
            action={
              <ButtonLink href={paths.drops} variant="secondary">
                See the drops
              </ButtonLink>
            }
          >
            Buy a numbered edition, or accept one that somebody hands on to you. It is shown here.
          </EmptyState>
        )}
        {former.length > 0 && (
          <section aria-labelledby="former" className="grid gap-4">
            <h2 id="former" className="text-heading">
              Formerly yours
            </h2>
            <ul className="border-ink border-t-2">
              {former.map((unit) => (
                <NumberItem key={unit.ownershipId} unit={unit} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}
