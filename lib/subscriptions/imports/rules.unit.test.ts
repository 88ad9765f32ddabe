import { expect, test } from "vitest";
import { guessMemberColumns } from "@/lib/subscriptions/imports/columns";
import { nameProblem, parseImportDay, parseMember } from "@/lib/subscriptions/imports/rules";

const now = new Date("2026-11-28T10:00:00Z");
const cells = { email: "Ada@Example.org", name: "Ada Ngozi Obi", plan: "Annual", end: "2027-03-31" };
const parse = (changed: object) => parseMember({ ...cells, ...changed }, now);

test("recognises the columns of other systems", () => {
  expect(
    guessMemberColumns(["Full name", "email_address", "Tier", "Member since", "Expiration date", "Labels"]),
  ).toEqual(["name", "email", "plan", "start", "end", null]);
});

test.each([
  ["2027-03-31", "2027-03-31"],
  ["2027-03-31T10:00:00.000Z", "2027-03-31"],
  ["31/03/2027", "2027-03-31"],
  ["1.4.2027", "2027-04-01"],
  ["2027-02-30", null],
  ["03/31/2027", null],
  ["soon", null],
])("reads the date %s as %s", (cell, day) => {
  expect(parseImportDay(cell)).toBe(day);
});

test("parses a row, with the end of its last day in Lagos", () => {
  expect(parse({ start: "01/03/2025", note: " From the\nold list " })).toEqual({
    email: "ada@example.org",
    firstName: "Ada Ngozi",
    lastName: "Obi",
    plan: "yearly",
    startsAt: new Date("2025-02-28T23:00:00Z"),
    endsAt: new Date("2027-03-31T22:59:59Z"),
    note: "From the old list",
  });
});

test("gives a row without an end one period of its plan", () => {
  expect(parse({ plan: "monthly", end: "" })).toMatchObject({ endsAt: new Date("2026-12-28T22:59:59Z") });
});

test.each([
  [{ email: "nobody" }, /valid email/i],
  [{ plan: "Gold" }, /no plan “Gold”/],
  [{ plan: "constructor" }, /no plan/],
  [{ end: "tomorrow" }, /end is not a date/],
  [{ start: "2027-01-01" }, /in the future/],
  [{ note: "n".repeat(301) }, /note/],
])("says what is wrong with %j", (changed, problem) => {
  expect(parse(changed)).toEqual({ problem: expect.stringMatching(problem) });
});

test("a new account needs a name that is allowed", () => {
  const named = (name: string) => {
    const member = parse({ name });
    return "problem" in member ? member.problem : nameProblem(member);
  };
  expect(named("Ada Obi")).toBeNull();
  expect(named("")).toMatch(/name is needed/);
  expect(named("Admin")).not.toBeNull();
});
