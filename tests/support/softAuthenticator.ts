import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const flagBits = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What an authenticator may get wrong, or a page that isn't ours. */
export interface Wrong {
  origin?: string;
  rpId?: string;
  /** Without finger, face or PIN. */
  isVerified?: false;
  challenge?: string;
  type?: string;
  userHandle?: string | null;
}

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

/** A passkey with its private key. Source: Web Authentication, Level 3, sections 6.1 and 6.5. */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(32));
  counter: number;
  private userHandle = '';

  private constructor(
    private readonly keys: { publicKey: KeyObject; privateKey: KeyObject },
    private readonly origin: string,
    /** Platforms' passkeys don't count. */
    private readonly counts: boolean,
  ) {
    this.counter = counts ? 1 : 0;
  }

  static at(origin: string, { counts = true } = {}): SoftAuthenticator {
    return new SoftAuthenticator(generateKeyPairSync('ec', { namedCurve: 'P-256' }), origin, counts);
  }

  /** Answers `navigator.credentials.create()`. */
  create(options: string, wrong: Wrong = {}): string {
    const { challenge, rp, user } = JSON.parse(options) as Options;
    this.userHandle = user?.id ?? '';
    const authData = Buffer.concat([
      this.authenticatorData(rp?.id ?? '', wrong, flagBits.attested),
      Buffer.alloc(16),
      Buffer.from([0, 32]),
      Buffer.from(this.id, 'base64url'),
      this.coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge, wrong)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get()`. */
  get(options: string, wrong: Wrong = {}): string {
    const { challenge, rpId } = JSON.parse(options) as Options;
    if (this.counts) this.counter += 1;
    const authenticatorData = this.authenticatorData(rpId ?? '', wrong, 0);
    const clientData = this.clientData('webauthn.get', challenge, wrong);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.keys.privateKey,
    );
    const handle = wrong.userHandle === undefined ? this.userHandle : wrong.userHandle;
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      ...(handle !== null && { userHandle: handle }),
    });
  }

  private answer(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }

  private clientData(type: string, challenge: string, wrong: Wrong): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(rpId: string, { rpId: otherRp, isVerified }: Wrong, more: number): Buffer {
    const flags = flagBits.present | (isVerified === false ? 0 : flagBits.verified) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(otherRp ?? rpId), Buffer.from([flags]), counter]);
  }

  /** An ES256 key in COSE's format. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
