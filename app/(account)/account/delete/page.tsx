import type { Metadata } from "next";
import { DeleteAccountForm } from "@/components/auth/delete-account-form";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getDeletionRefusal } from "@/lib/workflows/delete-account";

export const metadata: Metadata = { title: "Delete my account", robots: { index: false } };

const deletedItems = [
  "Your name, email, password, photo and address",
  "Your comments, your event seats and your place on the Founders Wall",
  "Your membership, with whatever is left of its time. Your card is not charged again",
  "Your cart, your watched auctions, and your newsletter subscription",
];
const retainedItems = [
  "Orders and payments, without your name, email and address, because accounting law requires them",
  "Bids in the public ledger of an auction, under your alias",
];

/** Explains what is deleted and shows the form, or says why the account cannot be deleted yet. */
export default async function DeleteAccountPage({ searchParams }: PageProps<"/account/delete">) {
  const viewer = await requireCurrentUser(paths.deleteAccount());
  const [obstacle, { error }] = await readForPage(Promise.all([getDeletionRefusal(viewer._id), searchParams]));
  const serverCode = typeof error === "string" ? error : "";
  return (
    <Page className="grid gap-8 pb-wall">
      <Breadcrumb items={[{ name: "Account", href: paths.account }]} current="Delete my account" />
      <h1 className="text-title">Delete my account</h1>
      <div className="g12 items-start gap-y-10">
        <div className="col-span-full grid gap-8 lg:col-end-7">
          <ItemList title="Deleted permanently" facts={deletedItems} />
          <ItemList title="Kept" facts={retainedItems} />
          <p className="max-w-[60ch] font-normal font-read text-read">
            This cannot be undone. You can export your data first. You can register again with the same email address.
          </p>
          {/* A download, not a page. */}
          <a href={accountApiPaths.exportAccount} download className="link w-max">
            Export my data
          </a>
        </div>
        <div className="col-span-full grid gap-5 lg:col-start-8">
          {obstacle ? (
            <>
              <Alert tone="warning">{obstacle}</Alert>
              <ButtonLink href={paths.account} className="justify-self-start">
                Back to your account
              </ButtonLink>
            </>
          ) : (
            <DeleteAccountForm email={viewer.email} serverCode={serverCode} />
          )}
        </div>
      </div>
    </Page>
  );
}

function ItemList({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-subheading">{title}</h2>
      <ul className="max-w-[60ch] border-ink border-t-2">
        {facts.map((fact) => (
          <li key={fact} className="border-line border-b py-2.5">
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
