import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const settings = vi.hoisted((): Record<string, string | undefined> => ({}));
vi.mock("@/lib/core/env", () => ({ env: () => settings }));

const options = { type: "text/plain", size: 1, seconds: 60 };
let folder: string;

/** Reloads the modules with other settings. */
async function start(given: Record<string, string>) {
  vi.resetModules();
  for (const name of Object.keys(settings)) delete settings[name];
  Object.assign(settings, { STORAGE_DIR: folder, S3_REGION: "auto" }, given);
  return (await import("@/lib/storage/storage")).storage;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "storage-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("storage", () => {
  it("uses a folder without a bucket", async () => {
    const storage = await start({});
    await storage().put("a", new Uint8Array([1]), { type: "text/plain" });
    expect(await storage().head("a")).toEqual({ size: 1, type: "text/plain" });
    expect(await storage().signedUploadUrl("a", options)).toBeNull();
  });

  it("uses the bucket, at AWS unless an endpoint is set", async () => {
    const keys = { S3_BUCKET: "museum", S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret" };
    const amazon = await start({ ...keys, S3_REGION: "eu-west-2" });
    expect((await amazon().signedUploadUrl("a", options))?.url).toMatch(
      /^https:\/\/museum\.s3\.eu-west-2\.amazonaws\.com\/a\?/,
    );
    const other = await start({ ...keys, S3_ENDPOINT: "https://store.test/" });
    expect((await other().signedUploadUrl("a", options))?.url).toMatch(/^https:\/\/store\.test\/museum\/a\?/);
  });

  it("names the missing settings of a bucket", async () => {
    const storage = await start({ S3_BUCKET: "museum" });
    expect(storage).toThrow("S3_ACCESS_KEY_ID");
  });
});
