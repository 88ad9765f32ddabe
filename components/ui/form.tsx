"use client";

import type { ComponentProps } from "react";

// With JavaScript, forms show their own error messages; without it, the browser validates.
function disableNativeValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/**
 * A form. With an `action` it also works without JavaScript. It is always posted: a form that is sent before the script has
 * loaded must not put its fields into the address.
 */
export function Form(form: ComponentProps<"form"> & { action?: string }) {
  return <form method="post" ref={disableNativeValidation} {...form} />;
}
