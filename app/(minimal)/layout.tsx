import type { ReactNode } from "react";
import { MinimalShell } from "@/components/layout/shell";

export default function Layout({ children }: { children: ReactNode }) {
  return <MinimalShell>{children}</MinimalShell>;
}
