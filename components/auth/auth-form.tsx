import type { ComponentProps, ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";

type AuthFormProps = ComponentProps<typeof Form> & {
  /** The message of the form, starting with its status sign; "" for none. */
  feedback: string;
  submitLabel: string;
  loading: string | false;
  children: ReactNode;
};

/** The layout of the sign-in forms: fields, message, one wide button. */
export function AuthForm({ feedback, submitLabel, loading, children, ...form }: AuthFormProps) {
  return (
    <Form {...form} className="grid gap-5">
      {children}
      <Alert>{feedback}</Alert>
      <Button type="submit" wide loading={loading}>
        {submitLabel}
      </Button>
    </Form>
  );
}
