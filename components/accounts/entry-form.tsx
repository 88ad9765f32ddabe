import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";

type EntryFormProps = ComponentProps<typeof Form> & {
  /** What the form has to say, its sign in front; "" for nothing. */
  said: string;
  button: string;
  busy: string | false;
  children: ReactNode;
};

/** The forms of the sign-in pages: fields, what is to be said about them, one wide button. */
export function EntryForm({ said, button, busy, children, ...form }: EntryFormProps) {
  return (
    <Form {...form} className="grid gap-5">
      {children}
      <Message>{said}</Message>
      <Button type="submit" wide busy={busy}>
        {button}
      </Button>
    </Form>
  );
}
