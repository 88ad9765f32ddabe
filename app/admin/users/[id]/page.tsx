import { notFound } from "next/navigation";
import { SignInList } from "@/components/accounts/sign-in-list";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { AccountMark } from "@/components/admin/people-table";
import { PersonDeeds } from "@/components/admin/person-deeds";
import { PersonRecords } from "@/components/admin/person-records";
import { ButtonLink } from "@/components/ui/button";
import { lagosShortDay } from "@/components/ui/museum-time";
import { getPersonFile } from "@/lib/http/person-file";
import { getAdmin } from "@/lib/http/viewer";
import type { PersonFile } from "@/lib/membership/people-contracts";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A person");

/** Everything the museum keeps about one person, and what can be done. */
export default async function PersonDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const admin = await getAdmin(deskPaths.person(id));
  if (!admin) return <AdminsOnly />;
  const person = (/^\w{1,80}$/.test(id) && (await getPersonFile(id))) || notFound();
  return (
    <>
      <DeskHead
        title={person.name}
        actions={
          <ButtonLink href={deskPaths.desk("users", { who: "everybody" })} look="secondary" size="small">
            All users
          </ButtonLink>
        }
      >
        {person.email}
      </DeskHead>
      <div className="grid gap-10">
        <PersonDeeds person={person} isOneself={person._id === admin._id} />
        <Profile person={person} />
        <PersonRecords person={person} />
        <section className="grid gap-4">
          <h2 className="text-subheading">Sessions</h2>
          <div className="max-w-read">
            <SignInList lines={person.signIns} none="Nothing is on record yet." />
          </div>
        </section>
      </div>
    </>
  );
}

function Profile({ person }: { person: PersonFile }) {
  const { plan, factor } = person;
  const facts: [string, React.ReactNode][] = [
    ["Account", <AccountMark key="account" person={person} />],
    ["Public name", person.displayName],
    ["Joined", lagosShortDay(person.createdAt)],
    ["Last here", person.lastSeenAt ? lagosShortDay(person.lastSeenAt) : "Never"],
    ["Plan", plan ? `${plan.title}, ${plan.isActive ? "until" : "ended"} ${lagosShortDay(plan.endsAt)}` : "None"],
    ["Card", plan ? `${plan.cardNumber}${plan.renews ? ", renews by card" : ""}` : "None"],
    ["Address", person.address ?? "None given"],
    ...(person.role === "Admin"
      ? [["Second factor", factor.since ? `Since ${lagosShortDay(factor.since)}` : "None"] as [string, string]]
      : []),
  ];
  return (
    <dl className="grid gap-x-gutter border-ink border-t-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2.5 text-small">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
