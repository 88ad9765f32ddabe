import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { deskCalls } from "@/lib/platform/desk-calls";
import { PersonDeed } from "./person-deed";

type PersonDeedsProps = {
  person: {
    _id: string;
    name: string;
    role: "Member" | "Admin";
    account: "open" | "disabled" | "unconfirmed";
    plan: { isActive: boolean; renews: boolean } | null;
    factor: { since: string | null };
  };
  /** Whether the admin looks at their own file: nobody shuts themselves out. */
  isOneself: boolean;
};

/** What can be done to a person at the desk. Who it concerns is told the reason wherever it changes what they may do. */
export function PersonDeeds({ person, isOneself }: PersonDeedsProps) {
  const { _id, name, role, account, plan, factor } = person;
  const call = (deed: Parameters<typeof deskCalls.person>[1]) => deskCalls.person(_id, deed);
  return (
    <div className="flex flex-wrap gap-3">
      <PersonDeed
        call={call("plan")}
        label="Grant a plan"
        name={name}
        follows="They are in the Circle until the end of that day, in five years at the latest, free of charge, and are told so with the reason."
      >
        <Select label="Plan" name="plan" defaultValue="yearly">
          <option value="monthly">Monthly</option>
          <option value="yearly">Annual</option>
          <option value="collector">Collector</option>
          <option value="patron">Patron</option>
        </Select>
        <TextField label="Until the end of" name="until" type="date" required />
      </PersonDeed>
      {plan?.isActive && (
        <PersonDeed
          call={call("plan/end")}
          label="End the plan"
          name={name}
          danger
          follows="It ends at once, their card is not charged again, and they are told so with the reason. No money goes back by itself."
        />
      )}
      <PersonDeed
        call={call("sign-out")}
        label="Sign out everywhere"
        name={name}
        follows="Every device of theirs has to sign in again."
      />
      {account === "unconfirmed" && (
        <PersonDeed
          call={call("verification")}
          label="Resend verification"
          name={name}
          follows="They get a new link to confirm their address; the older ones stop working."
        />
      )}
      {!isOneself && (
        <>
          {account === "disabled" ? (
            <PersonDeed
              call={call("standing")}
              fixed={{ standing: "enabled" }}
              label="Enable the account"
              name={name}
              follows="They can sign in again, and are told so with the reason."
            />
          ) : (
            <PersonDeed
              call={call("standing")}
              fixed={{ standing: "disabled" }}
              label="Disable the account"
              name={name}
              danger
              follows={`They are signed out at once and cannot sign in; they are told so with the reason. What they paid for is still sent.${plan?.renews ? " Their card goes on renewing the plan: end the plan too, unless that is meant." : ""}`}
            />
          )}
          {role === "Admin" ? (
            <PersonDeed
              call={call("role")}
              fixed={{ role: "Member" }}
              label="Unmake admin"
              name={name}
              danger
              follows="They lose every desk at once and are signed out."
            />
          ) : (
            account === "open" && (
              <PersonDeed
                call={call("role")}
                fixed={{ role: "Admin" }}
                label="Make admin"
                name={name}
                danger
                follows="They can see every address, move money and change everything here. They have to sign in anew."
              />
            )
          )}
          {factor.since && (
            <PersonDeed
              call={call("factor")}
              label="Take the second factor off"
              name={name}
              danger
              follows="For a lost telephone, once you know that it is really them: the password alone opens their account then."
            />
          )}
        </>
      )}
    </div>
  );
}
