import { expect, test } from "vitest";
import { GET as feed } from "@/app/api/account/calendar-feed/[token]/route";
import { POST as renew } from "@/app/api/account/calendar-feed/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

type Component = { name: string; properties: Map<string, string[]>; children: Component[] };

/** Reads a calendar by the grammar of RFC 5545, and throws for whatever it does not allow. */
function parseStrictly(file: string): Component {
  if (!file.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(file)) throw new Error("a line does not end with CR LF");
  const physical = file.slice(0, -2).split("\r\n");
  for (const line of physical) if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
  const stack: Component[] = [{ name: "", properties: new Map(), children: [] }];
  for (const line of physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n")) {
    const [, name, value] = /^([A-Z0-9-]+)(?:;[A-Z0-9-]+=(?:"[^"]*"|[^",;:]*))*:(.*)$/.exec(line) ?? [];
    const top = stack.at(-1);
    if (!name || value === undefined || !top) throw new Error(`no content line: ${line}`);
    if (name === "BEGIN") {
      const component = { name: value, properties: new Map(), children: [] };
      top.children.push(component);
      stack.push(component);
    } else if (name === "END") {
      if (stack.pop()?.name !== value) throw new Error(`unbalanced: ${line}`);
    } else top.properties.set(name, [...(top.properties.get(name) ?? []), value]);
  }
  const [calendar, ...rest] = stack[0]?.children ?? [];
  if (stack.length !== 1 || rest.length > 0 || calendar?.name !== "VCALENDAR") throw new Error("not one calendar");
  for (const name of ["VERSION", "PRODID"])
    if (calendar.properties.get(name)?.length !== 1) throw new Error(`${name} is not there once`);
  for (const event of calendar.children) {
    for (const name of ["UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY"])
      if (event.properties.get(name)?.length !== 1) throw new Error(`${name} is not there once`);
    for (const name of ["DTSTAMP", "DTSTART", "DTEND"])
      if (!/^\d{8}T\d{6}Z$/.test(event.properties.get(name)?.[0] ?? "")) throw new Error(`${name} is no UTC time`);
  }
  return calendar;
}

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
const read = (token: string) => callRoute(feed, `/api/account/calendar-feed/${token}`, { params: { token } });

test("a feed has the seats of one person, parses strictly, and a renewed URL ends the one before", async () => {
  const [ada, bola] = await Promise.all([makeActor(), makeActor()]);
  const title = "Àjé’s night; with BEGIN:VEVENT, and a very long name that has to be folded somewhere";
  const create = async (change: object = {}) => {
    const id = newId("evt");
    await db.event.create({ data: { id, title, startsAt: new Date("2031-05-02T17:00:00Z"), ...change } });
    return id;
  };
  const [one, two, others, full] = [await create(), await create(), await create(), await create({ capacity: 0 })];
  for (const id of [one, two, full]) await rsvpToEvent({ actor: ada, id });
  await rsvpToEvent({ actor: bola, id: others });
  await db.event.update({ where: { id: two }, data: { cancelledAt: new Date(), cancelReason: "Flooded." } });

  const first = (await callRoute(renew, "/api/account/calendar-feed", { as: ada, body: {} })).body.url;
  const { status, text } = await read(tokenOf(first));
  expect(status).toBe(200);
  const calendar = parseStrictly(text);
  const events = calendar.children.map(({ properties }) => [
    properties.get("UID")?.[0]?.split("@")[0],
    properties.get("STATUS")?.[0],
    properties.get("DTSTART")?.[0],
  ]);
  expect(events.sort()).toEqual(
    [
      [one, "CONFIRMED", "20310502T170000Z"],
      [two, "CANCELLED", "20310502T170000Z"],
    ].sort(),
  );

  const second = (await callRoute(renew, "/api/account/calendar-feed", { as: ada, body: {} })).body.url;
  expect((await read(tokenOf(first))).status).toBe(404);
  expect((await read(tokenOf(second))).status).toBe(200);
  const [value] = tokenOf(second).split(".");
  for (const forged of [`${value}.AAAA`, `${ada._id}-1.x`, value ?? "", "x"])
    expect((await read(forged)).status).toBe(404);
});
