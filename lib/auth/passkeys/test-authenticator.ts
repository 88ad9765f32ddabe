import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { AuthenticationResponse, RegistrationResponse } from "@/lib/auth/passkeys/contracts";
import { relyingParty } from "@/lib/auth/passkeys/relying-party";

/** What an authenticator or browser would send instead of the truth. */
type Deviation = {
  origin?: string;
  rpId?: string;
  /** "webauthn.create" or "webauthn.get". */
  type?: string;
  counter?: number;
  /** Whether it checked a PIN, fingerprint or face. */
  isUserVerified?: boolean;
  userHandle?: string;
  credentialId?: string;
};

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

// The few types of CBOR that an attestation without a statement needs.
const cborHead = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)]);
const cborInt = (value: number) => (value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value));
const cborBytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value]);
const cborText = (value: string) => Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

/** An authenticator in software with one ES256 credential, which attests nothing, like a password manager's. */
export class TestAuthenticator {
  readonly credentialId: string = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  /** The id of its user, base64url; registration sets it. */
  userHandle = "";
  counter = 0;

  /** A copy with the same key and counter, as of an authenticator that was cloned. */
  clone(): TestAuthenticator {
    return Object.assign(new TestAuthenticator(), this);
  }

  /** The public key in COSE: key type EC2, algorithm ES256, curve P-256, coordinates. */
  publicKey(): Buffer<ArrayBuffer> {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => cborBytes(Buffer.from(text, "base64url"));
    const map = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), coordinate(x)],
      [cborInt(-3), coordinate(y)],
    ]);
    return Buffer.from(map);
  }

  /** Responds to the options of POST /account/passkeys/options. */
  register(
    { challenge, user }: { challenge: string; user: { id: string } },
    deviation: Deviation = {},
  ): RegistrationResponse {
    this.userHandle = user.id;
    const id = Buffer.from(this.credentialId, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, this.publicKey()]);
    const attestationObject = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(this.authenticatorData(deviation, credential))],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData("webauthn.create", challenge, deviation),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      },
    };
  }

  /** Responds to the options of POST /auth/login/passkey/options. */
  signIn({ challenge }: { challenge: string }, deviation: Deviation = {}): AuthenticationResponse {
    const authenticatorData = this.authenticatorData(deviation);
    const clientDataJSON = this.clientData("webauthn.get", challenge, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.credential(deviation.credentialId),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, this.keys.privateKey)),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
    };
  }

  private credential(id = this.credentialId) {
    return { id, rawId: id, type: "public-key" as const };
  }

  private clientData(type: string, challenge: string, deviation: Deviation): string {
    const { origin = relyingParty().origin } = deviation;
    return base64url(JSON.stringify({ type: deviation.type ?? type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(deviation: Deviation, attested?: Buffer): Buffer {
    const { rpId = relyingParty().id, counter = this.counter, isUserVerified = true } = deviation;
    // User present 1, user verified 4, attested credential data 64.
    const flags = 1 | (isUserVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), attested ?? Buffer.alloc(0)]);
  }
}
