import { createHash } from "node:crypto";
import fs from "node:fs";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { headScript } from "@/components/layout/head-script";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { config, middleware } from "@/middleware";

const ask = (path: string) => middleware(new NextRequest(`http://localhost:3000${path}`));

test("gives a dynamic page a nonce of its own, and the policy that names it", async () => {
  const [first, second] = [await ask("/login?redirectTo=%2Fcart"), await ask("/login")];
  const policy = first.headers.get("content-security-policy");
  const hash = createHash("sha256").update(headScript).digest("base64");
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-/);
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).not.toMatch(/script-src [^;]*unsafe-inline/);
  expect(policy).not.toBe(second.headers.get("content-security-policy"));
  // What Next passes on to the page.
  expect(first.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
  expect(first.headers.get("x-middleware-request-x-page-path")).toBe("/login?redirectTo=%2Fcart");
});

test.each([
  paths.verify("token"),
  paths.adminInvite("token"),
  paths.resetPassword("token"),
  paths.signInLink("token"),
  paths.guestOrder("token"),
  paths.transfer("token"),
  paths.offeredTicket("token"),
  paths.guestTicket("token"),
  paths.guestSeat("evt_1"),
  paths.refundDetails("token"),
  paths.refundSent,
  paths.renewal("pay_1"),
  paths.claimCertificate("LA-1"),
  paths.sharedWall("token"),
  paths.people(),
  paths.person("ada"),
  commentPaths.thread({ exhibition: "badger" }),
  commentPaths.thread({ exhibition: "heads-of-state", artwork: "dark-glasses" }),
  commentPaths.conversation("cmt_x"),
])("gives %s, which belongs to one person or has what people wrote, a nonce", async (path) => {
  // As Next matches them: a parameter is one segment of the path.
  const matches = config.matcher.some((one) =>
    new RegExp(`^${one.replace(/:\w+\*$/, ".+").replace(/:\w+/g, "[^/]+")}$`).test(path),
  );
  expect(matches).toBe(true);
  const { headers } = await ask(path);
  expect(headers.get("location")).toBeNull();
  expect(headers.get("content-security-policy")).toContain("'nonce-");
});

test("overwrites the page's path of a client", async () => {
  const request = new NextRequest("http://localhost:3000/login", { headers: { "x-page-path": "/admin" } });
  expect((await middleware(request)).headers.get("x-middleware-request-x-page-path")).toBe("/login");
});

test("redirects a visitor of a guarded page", async () => {
  expect((await ask("/account")).headers.get("location")).toBe("http://localhost:3000/login?redirectTo=%2Faccount");
});

test("every path whose unknown URLs get a nonce has a page of its own for them", () => {
  const files = fs.readdirSync("app", { recursive: true, encoding: "utf8" });
  const folders = config.matcher.filter((path) => path.endsWith("/:path*")).map((path) => path.replace("/:path*", ""));
  expect(folders.length).toBeGreaterThan(3);
  const urls = files.map((file) => `/${file.replaceAll("\\", "/").replace(/\([\w-]+\)\//g, "")}`);
  for (const folder of folders) expect.soft(urls).toContain(`${folder}/[...path]/page.tsx`);
});

test("every page that matches in place of a parameter is rendered for each request", () => {
  const files = fs.readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /page\.tsx$/.test(file));
  const folders = config.matcher.filter((path) => /\/:\w+$/.test(path)).map((path) => path.replace(/:\w+$/, ""));
  expect(folders).toContain("/refund/");
  for (const file of files) {
    const url = `/${file.replaceAll("\\", "/").replace(/\([\w-]+\)\//g, "")}`;
    const isMatched = folders.some(
      (folder) => url.startsWith(folder) && /^[\w-]+\/page\.tsx$/.test(url.slice(folder.length)),
    );
    if (isMatched) expect.soft(fs.readFileSync(`app/${file}`, "utf8"), url).toContain('dynamic = "force-dynamic"');
  }
});
