import type { Metadata } from "next";
import { DeleteAccountForm } from "@/components/accounts/delete-account-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import { deletionObstacle } from "@/lib/http/delete-account";
import { requireViewer } from "@/lib/http/viewer";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = { title: "Delete my account", robots: { index: false } };

const goes = [
  "Your name, e-mail, password, photo and address",
  "Your notes on the walls, your seats at events and your place on the Founders Wall",
  "Your membership, with whatever is left of its time. Your card is not charged again",
  "Your cart, your watched sales, and your address in the newsletter",
];
const stays = [
  "Orders and payments, without your name, e-mail and address: the law on accounts asks for them",
  "Bids in a sale’s public record, under the alias they were made with",
];

/** What leaving means, and the form; or why it has to wait. */
export default async function DeleteAccountPage({ searchParams }: PageProps<"/account/delete">) {
  const viewer = await requireViewer(paths.deleteAccount());
  const [obstacle, { error }] = await Promise.all([deletionObstacle(viewer._id), searchParams]);
  const refusal = typeof error === "string" ? error.slice(0, 300) : "";
  return (
    <Page className="grid gap-8 pb-wall">
      <Breadcrumb trail={[{ name: "Account", href: paths.account }]} here="Delete my account" />
      <h1 className="text-title">Delete my account</h1>
      <div className="g12 items-start gap-y-10">
        <div className="col-span-full grid gap-8 lg:col-end-7">
          <Facts title="What goes, for good" facts={goes} />
          <Facts title="What stays" facts={stays} />
          <p className="max-w-[60ch] font-normal font-read text-read">
            It cannot be undone. Take a copy of everything along first, if you want one; the address can register anew.
          </p>
          {/* A file to save, not a page to go to. */}
          <a href={apiPaths.exportAccount} download className="link w-max">
            Export my data
          </a>
        </div>
        <div className="col-span-full grid gap-5 lg:col-start-8">
          {obstacle ? (
            <>
              <Message>{`⚠️ ${obstacle}`}</Message>
              <ButtonLink href={paths.account} className="justify-self-start">
                Back to your account
              </ButtonLink>
            </>
          ) : (
            <DeleteAccountForm email={viewer.email} refusal={refusal} />
          )}
        </div>
      </div>
    </Page>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
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
