import type { ReactNode } from "react";
import { AskWhy } from "./ask-why";

type PersonDeedProps = {
  /** The call that does it, and what it is told besides the reason and the fields below. */
  call: string;
  fixed?: Record<string, string>;
  label: string;
  /** Whom it is done to: read out with the button, and named in the question. */
  name: string;
  danger?: boolean;
  /** What follows from it. */
  follows: string;
  /** Further fields of the question. */
  children?: ReactNode;
};

/** One thing that is done to one person: it names them, says what follows and asks for a reason. */
export function PersonDeed({ call, fixed = {}, label, name, danger = false, follows, children }: PersonDeedProps) {
  return (
    <AskWhy
      path={call}
      body={fixed}
      label={label}
      what={name}
      title={`${label}: ${name}`}
      question={follows}
      look={danger ? "danger" : "secondary"}
      failed="That did not work. Nothing was changed."
    >
      {children}
    </AskWhy>
  );
}
