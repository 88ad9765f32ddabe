import { Resend } from "resend";
import { beforeEach, describe, expect, it } from "vitest";
import { testSecrets } from "../environment";
import { emulator } from "../test-context";

const mail = {
  from: "Museum <a@museum.test>",
  to: "ada@example.test",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};
const client = (key = testSecrets.resendKey) => new Resend(key, { baseUrl: `${emulator().url}/resend` });

beforeEach(() => emulator().faults("resend", "none"));

describe("the Resend emulator, called with the Resend SDK", () => {
  it("stores an email and lists the newest first", async () => {
    await client().emails.send(mail);
    const { data } = await client().emails.send({ ...mail, subject: "Second" });
    const seen = await (await fetch(`${emulator().url}/resend/emails`)).json();
    expect(seen.data[0]).toMatchObject({ id: data?.id, subject: "Second", to: ["ada@example.test"], text: "Hi" });
    expect(seen.data[1]).toMatchObject({ subject: "Hello" });
  });

  it("sends once per idempotency key, and rejects the key for another email", async () => {
    const before = emulator().emails().length;
    const first = await client().emails.send(mail, { idempotencyKey: "order/1" });
    const again = await client().emails.send(mail, { idempotencyKey: "order/1" });
    expect(again.data?.id).toBe(first.data?.id);
    expect(emulator().emails()).toHaveLength(before + 1);
    const other = await client().emails.send({ ...mail, subject: "Other" }, { idempotencyKey: "order/1" });
    expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  });

  it("stores one email of twenty concurrent sends with one key, and reports the others as concurrent", async () => {
    const before = emulator().emails().length;
    const sends = Array.from({ length: 20 }, () => client().emails.send(mail, { idempotencyKey: "order/2" }));
    const results = (await Promise.all(sends)).map(({ data, error }) => error?.name ?? data?.id);
    const stored = emulator()
      .emails()
      .slice(0, -before)
      .map(({ id }) => id);
    expect(stored).toHaveLength(1);
    expect(results).toContain(stored[0]);
    expect(results.filter((result) => result !== stored[0] && result !== "concurrent_idempotent_requests")).toEqual([]);
  });

  it("rejects a wrong key, a missing field and a bad address", async () => {
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

  it("applies the faults down, rate-limit and accept-then-drop", async () => {
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
