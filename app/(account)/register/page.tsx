import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckYourEmail } from "@/components/accounts/check-your-email";
import { readEntry } from "@/components/accounts/entry-query";
import { EntryScreen } from "@/components/accounts/entry-screen";
import { RegisterForm } from "@/components/accounts/register-form";
import { getViewer } from "@/lib/http/viewer";
import { paths, safeReturnPath } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Register",
  alternates: { canonical: paths.register() },
  robots: { index: false },
};

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const given = await searchParams;
  const query = readEntry(given);
  if (await getViewer()) redirect(safeReturnPath(query.redirectTo, paths.home));
  return (
    <EntryScreen at="register" query={query}>
      {given.sent ? <CheckYourEmail /> : <RegisterForm query={query} />}
    </EntryScreen>
  );
}
