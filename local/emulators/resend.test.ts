import { Resend } from "resend";
import { beforeEach, describe, expect, it } from "vitest";
import { testSecrets } from "../environment";
import { emulator } from "../testing";

const mail = {
  from: "Museum <a@museum.test>",
  to: "ada@example.test",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};
const client = (key = testSecrets.resendKey) => new Resend(key, { baseUrl: `${emulator().url}/resend` });

beforeEach(() => emulator().faults("resend", "none"));

describe("Resend, spoken to with its own SDK", () => {
  it("keeps a mail and shows the newest first", async () => {
    await client().emails.send(mail);
    const { data } = await client().emails.send({ ...mail, subject: "Second" });
    const seen = await (await fetch(`${emulator().url}/resend/emails`)).json();
    expect(seen.data[0]).toMatchObject({ id: data?.id, subject: "Second", to: ["ada@example.test"], text: "Hi" });
    expect(seen.data[1]).toMatchObject({ subject: "Hello" });
  });

  it("sends once under one idempotency key, and refuses the key for another mail", async () => {
    const before = emulator().emails().length;
    const first = await client().emails.send(mail, { idempotencyKey: "order/1" });
    const again = await client().emails.send(mail, { idempotencyKey: "order/1" });
    expect(again.data?.id).toBe(first.data?.id);
    expect(emulator().emails()).toHaveLength(before + 1);
    const other = await client().emails.send({ ...mail, subject: "Other" }, { idempotencyKey: "order/1" });
    expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  });

  it("keeps one mail of twenty sends at once under one key; who comes too early is told so", async () => {
    const before = emulator().emails().length;
    const sends = Array.from({ length: 20 }, () => client().emails.send(mail, { idempotencyKey: "order/2" }));
    const answers = (await Promise.all(sends)).map(({ data, error }) => error?.name ?? data?.id);
    const kept = emulator()
      .emails()
      .slice(0, -before)
      .map(({ id }) => id);
    expect(kept).toHaveLength(1);
    expect(answers).toContain(kept[0]);
    expect(answers.filter((answer) => answer !== kept[0] && answer !== "concurrent_idempotent_requests")).toEqual([]);
  });

  it("refuses a wrong key, a missing field and a bad address", async () => {
    expect((await client("re_wrong").emails.send(mail)).error).toMatchObject({ statusCode: 403 });
    const noSubject = await client().emails.send({ ...mail, subject: "" });
    expect(noSubject.error).toMatchObject({ statusCode: 422, name: "missing_required_field" });
    expect((await client().emails.send({ ...mail, to: "nobody" })).error).toMatchObject({ statusCode: 422 });
  });

  it("sends a batch", async () => {
    const { data } = await client().batch.send([mail, { ...mail, to: "obi@example.test" }]);
    expect(data?.data).toHaveLength(2);
    expect(emulator().emails()[0]?.to).toEqual(["obi@example.test"]);
  });

  it("is down, limits, or drops the line after it has accepted, when told to", async () => {
    emulator().faults("resend", "down", 1);
    expect((await client().emails.send(mail)).error).toMatchObject({ statusCode: 503 });
    emulator().faults("resend", "rate-limit", 1);
    const limited = await client().emails.send(mail);
    expect(limited.error).toMatchObject({ statusCode: 429, name: "rate_limit_exceeded" });
    expect(limited.headers?.["retry-after"]).toBe("1");

    const before = emulator().emails().length;
    emulator().faults("resend", "accept-then-drop", 1);
    expect((await client().emails.send(mail, { idempotencyKey: "drop" })).error).not.toBeNull();
    expect((await client().emails.send(mail, { idempotencyKey: "drop" })).error).toBeNull();
    expect(emulator().emails()).toHaveLength(before + 1);
  });
});
