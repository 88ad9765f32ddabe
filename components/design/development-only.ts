import { notFound } from "next/navigation";
import { env } from "@/lib/platform/env";

/** The maker's sheets are no part of the museum: in production their addresses lead nowhere. */
export function developmentOnly(): void {
  if (env().NODE_ENV === "production") notFound();
}
