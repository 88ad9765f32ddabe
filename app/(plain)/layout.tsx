import type { ReactNode } from "react";
import { PlainShell } from "@/components/layout/shell";

export default function Layout({ children }: { children: ReactNode }) {
  return <PlainShell>{children}</PlainShell>;
}
