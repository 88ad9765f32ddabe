import { afterEach, expect, it } from "vitest";
import { decrypt, encrypt, keyedHash, keyedHashes, reencrypt } from "@/lib/core/encryption";
import { env } from "@/lib/core/env";

const first = env().NEXTAUTH_SECRET;
const second = "another-secret-of-a-host-with-more-than-32-characters";
const use = (NEXTAUTH_SECRET: string, NEXTAUTH_SECRET_OLD?: string) =>
  Object.assign(env(), { NEXTAUTH_SECRET, NEXTAUTH_SECRET_OLD });
afterEach(() => use(first));

it("decrypts only with the same purpose, owner and bytes", () => {
  const ciphertext = encrypt("a", "usr_1", "secret");
  expect(decrypt("a", "usr_1", ciphertext)).toBe("secret");
  expect(decrypt("b", "usr_1", ciphertext)).toBeNull();
  expect(decrypt("a", "usr_2", ciphertext)).toBeNull();
  expect(decrypt("a", "usr_1", `${ciphertext.slice(0, -4)}AAAA`)).toBeNull();
  for (const broken of ["", ".", "x", `x.${ciphertext.split(".")[1]}`])
    expect(decrypt("a", "usr_1", broken)).toBeNull();
});

it("decrypts what was stored before key ids, with each secret that is set, and re-encrypts it with an id", () => {
  // Nonce, tag and ciphertext without the id of the key.
  const old = encrypt("a", "usr_1", "secret").split(".")[1] ?? "";
  expect(decrypt("a", "usr_1", old)).toBe("secret");
  expect(decrypt("a", "usr_2", old)).toBeNull();
  use(second);
  expect(decrypt("a", "usr_1", old)).toBeNull();
  use(second, first);
  expect(decrypt("a", "usr_1", old)).toBe("secret");
  const renewed = reencrypt("a", "usr_1", old);
  expect(renewed).toContain(".");
  use(second);
  expect(decrypt("a", "usr_1", renewed)).toBe("secret");
});

it("decrypts with the old secret while it is set, and re-encrypts with the new one", () => {
  const old = encrypt("a", "usr_1", "secret");
  expect(reencrypt("a", "usr_1", old)).toBe(old);
  use(second);
  expect(decrypt("a", "usr_1", old)).toBeNull();
  expect(reencrypt("a", "usr_1", old)).toBe(old);
  use(second, first);
  expect(decrypt("a", "usr_1", old)).toBe("secret");
  const renewed = reencrypt("a", "usr_1", old);
  use(second);
  expect(decrypt("a", "usr_1", renewed)).toBe("secret");
});

it("hashes with the new secret and finds what the old one hashed", () => {
  const old = keyedHash("a", "code");
  use(second, first);
  expect(keyedHash("a", "code")).not.toBe(old);
  expect(keyedHashes("a", "code")).toEqual([keyedHash("a", "code"), old]);
});
