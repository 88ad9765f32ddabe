import Link from "next/link";
import { Mark } from "@/components/ui/mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { DeskPerson } from "@/lib/membership/people-contracts";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DeskTable } from "./desk-table";

type PeopleTableProps = { people: readonly DeskPerson[]; everybody: boolean; narrowed: boolean };

/** Whoever has or had a plan, or everybody. Each leads to what the museum keeps about them. */
export function PeopleTable({ people, everybody, narrowed }: PeopleTableProps) {
  const title = everybody ? "Everybody" : "VIP Users";
  if (people.length === 0)
    return (
      <section aria-labelledby="people" className="grid gap-4">
        <h2 id="people" className="text-subheading">
          {title}
        </h2>
        <p className="font-normal font-read text-muted text-read">
          {narrowed ? "Nobody is found under that. Show all, or search for less." : "No VIP users yet."}
        </p>
      </section>
    );
  return (
    <DeskTable
      caption={title}
      columns={["Email", "Plan", "End Date", "Status", ...(everybody ? ["Account", "Last here"] : [])]}
      rows={people.map((person) => ({
        key: person._id,
        cells: [
          <span key="email" className="grid justify-items-start">
            <Link href={deskPaths.person(person._id)} prefetch={false} className="link font-semibold">
              {person.email}
            </Link>
            <span className="text-muted text-tiny">{person.name}</span>
          </span>,
          person.plan ?? "N/A",
          person.endsAt ? lagosShortDay(person.endsAt) : "N/A",
          <PlanMark key="status" person={person} />,
          ...(everybody
            ? [
                <AccountMark key="account" person={person} />,
                person.lastSeenAt ? lagosShortDay(person.lastSeenAt) : "Never",
              ]
            : []),
        ],
      }))}
    />
  );
}

function PlanMark({ person: { plan, isActive } }: { person: DeskPerson }) {
  if (!plan) return <Mark tone="muted">No plan</Mark>;
  return isActive ? (
    <Mark shape="dot" tone="success">
      Active
    </Mark>
  ) : (
    <Mark tone="muted">Expired</Mark>
  );
}

/** What may be done with an account, and whether it is one of the museum's own people. */
export function AccountMark({ person: { account, role } }: { person: Pick<DeskPerson, "account" | "role"> }) {
  if (account === "disabled") return <Mark tone="danger">Disabled</Mark>;
  if (account === "unconfirmed")
    return (
      <Mark shape="ring" tone="warn">
        Unconfirmed
      </Mark>
    );
  return role === "Admin" ? (
    <Mark tone="accent">Admin</Mark>
  ) : (
    <Mark shape="dot" tone="muted">
      Open
    </Mark>
  );
}
