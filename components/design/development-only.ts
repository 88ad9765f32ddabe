import { notFound } from "next/navigation";
import { env } from "@/lib/core/env";

/** Makes the design pages return 404 in production. */
export function developmentOnly(): void {
  if (env().NODE_ENV === "production") notFound();
}
