import type { ComponentProps } from "react";

// With its script there, a form says what is wrong in the museum's words; until then the browser checks the fields itself.
function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** A form of the page first: without script it is sent to `action`, and the page that answers says what came of it. */
export function Form({ action, ...form }: ComponentProps<"form"> & { action: string }) {
  return <form method="post" action={action} ref={takeOver} {...form} />;
}
