import type { ReactNode } from "react";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import type { ApiBody, ApiPath } from "@/lib/api-client/routes";

type UserActionProps<P extends ApiPath<"POST">> = {
  /** The request, and its body beside the reason and the fields below. */
  path: P;
  body?: Partial<ApiBody<P, "POST">>;
  label: string;
  /** The user's name, shown in the question. */
  name: string;
  danger?: boolean;
  /** The consequence of the action. */
  consequence: string;
  /** Further fields of the dialog. */
  children?: ReactNode;
};

/** An admin action on a user: names the user, states the consequence and asks for a reason. */
export function UserAction<P extends ApiPath<"POST">>({
  path,
  body,
  label,
  name,
  danger = false,
  consequence,
  children,
}: UserActionProps<P>) {
  return (
    <ConfirmWithReason
      path={path}
      body={body}
      label={label}
      subject={name}
      title={`${label}: ${name}`}
      question={consequence}
      variant={danger ? "danger" : "secondary"}
      failureText="That failed. Nothing was changed."
    >
      {children}
    </ConfirmWithReason>
  );
}
