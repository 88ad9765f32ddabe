import fs from "node:fs";
import { expect, it } from "vitest";
import { httpsCookieName, siteCookies } from "@/lib/auth/sessions/cookie-names";

it("is the list of the privacy notice", () => {
  const notice = fs.readFileSync("prisma/legal-pages/privacy.md", "utf8");
  const [, section = ""] = /^## Cookies$([\s\S]+?)^## /m.exec(notice) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const listed = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(siteCookies.map(httpsCookieName).sort());
});
