import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readEntry } from "@/components/accounts/entry-query";
import { EntryScreen } from "@/components/accounts/entry-screen";
import { LoginForm } from "@/components/accounts/login-form";
import { getViewer } from "@/lib/http/viewer";
import { paths, safeReturnPath } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Login",
  alternates: { canonical: paths.login() },
  robots: { index: false },
};

// Rendered for each request, so that the form carries its query, and shows what was refused, without script too.
export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const query = readEntry(await searchParams);
  if (await getViewer()) redirect(safeReturnPath(query.redirectTo, paths.account));
  return (
    <EntryScreen at="login" query={query}>
      <LoginForm query={query} />
    </EntryScreen>
  );
}
