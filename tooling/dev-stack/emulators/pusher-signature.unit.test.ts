import { expect, it } from "vitest";
import { isAuthorized, md5, sign, signingString } from "./pusher-signature";

const app = { key: "278d425bdf160c739803", secret: "7ad3773142a6692b25b8" };
const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';

// The vectors stand in Pusher's own documentation.
it("signs a subscription to a private channel as Pusher does", () => {
  const auth = `${app.key}:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4`;
  expect(isAuthorized(app, { socketId: "1234.1234", channel: "private-foobar", auth })).toBe(true);
  expect(isAuthorized(app, { socketId: "1234.1235", channel: "private-foobar", auth })).toBe(false);
});

it("digests a body as Pusher does", () => {
  expect(md5(body)).toBe("ec365a775a4cd0599faeb73354201b6f");
});

it("signs a request to the HTTP API as Pusher does", () => {
  const query = new URLSearchParams({
    auth_version: "1.0",
    body_md5: md5(body),
    auth_timestamp: "1353088179",
    auth_signature: "is left out",
    auth_key: app.key,
  });
  const signature = sign(app.secret, signingString("POST", "/apps/3/events", query));
  expect(signature).toBe("da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c");
});
