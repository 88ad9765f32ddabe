import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AcceptInvite } from "@/components/auth/accept-invite";
import type { InviteOffer } from "@/lib/auth/invites/contracts";

const offer: InviteOffer = {
  email: "ada@example.org",
  staffRole: "Packer",
  invitedBy: "Ngozi Okoye",
  hasAccount: true,
};
const render = (given: Partial<InviteOffer>, viewerEmail: string | null) =>
  renderToStaticMarkup(
    <AcceptInvite offer={{ ...offer, ...given }} token="secret" viewerEmail={viewerEmail} message={null} />,
  );

test("asks the user of the address to log in first, and then to accept", () => {
  expect(render({}, null)).toMatch(/href="\/login\?redirectTo=%2Finvite%2Fsecret"[^>]*>Log in to accept/);
  expect(render({}, "ada@example.org")).toMatch(/<form[^>]* action="\/api\/invites\/accept".*value="secret"/);
});

test("offers an account to an address without one, and nothing to a user of another address", () => {
  expect(render({ hasAccount: false }, null)).toMatch(/name="firstName".*name="lastName"/);
  const other = render({}, "bola@example.org");
  expect(other).toContain("You are logged in as bola@example.org");
  expect(other).not.toMatch(/<form|Log in to accept/);
});
