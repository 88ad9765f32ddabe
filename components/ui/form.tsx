import type { ComponentProps } from "react";

// With JavaScript, forms show their own error messages; without it, the browser validates.
function disableNativeValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** A form that is submitted to `action` without JavaScript. */
export function Form({ action, ...form }: ComponentProps<"form"> & { action: string }) {
  return <form method="post" action={action} ref={disableNativeValidation} {...form} />;
}
