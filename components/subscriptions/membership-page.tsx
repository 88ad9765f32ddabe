import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

type MembershipPageProps = { title: string; intro: ReactNode; children: ReactNode };

/** A page of the account about the membership: title and rule beside what can be done. */
export function MembershipPage({ title, intro, children }: MembershipPageProps) {
  return (
    <Page className="pb-wall">
      <Breadcrumb items={[{ name: "Account", href: paths.account }]} current={title} />
      <div className="g12 pt-2">
        <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-5 lg:self-start">
          <h1 className="text-title">{title}</h1>
          <div className="max-w-[38ch] text-muted">{intro}</div>
        </header>
        <div className="col-span-full grid content-start gap-10 max-lg:max-w-[44rem] lg:col-span-7">{children}</div>
      </div>
    </Page>
  );
}

/** Ruled rows of a name and what it is; the last can be set apart as a sum. */
export function MembershipFacts({ rows }: { rows: readonly (readonly [name: string, text: ReactNode])[] }) {
  return (
    <dl className="border-ink border-t-2 [&>div]:grid [&>div]:gap-x-4 [&>div]:border-line [&>div]:border-b [&>div]:py-3 sm:[&>div]:grid-cols-[12rem_1fr] [&_dd]:font-semibold [&_dt]:text-muted">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
