import type { ComponentProps, ReactNode } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { Message } from "@/components/ui/message";

type AuthFormProps = ComponentProps<typeof Form> & {
  message: Message | null;
  submitLabel: string;
  loading: string | false;
  children: ReactNode;
};

/** The layout of the sign-in forms: fields, message, one wide button. */
export function AuthForm({ message, submitLabel, loading, children, ...form }: AuthFormProps) {
  return (
    <Form {...form} className="grid gap-5">
      {children}
      <FormMessage message={message} />
      <Button type="submit" wide loading={loading}>
        {submitLabel}
      </Button>
    </Form>
  );
}
