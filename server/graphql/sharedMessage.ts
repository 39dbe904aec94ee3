/**
 * Our client numbers its operations, so many subscribers share an id. Other programs use UUIDs, which aren't
 * worth caching.
 */
const sharedIdLetters = 8;

const finalText = 0x81;
/** The largest payload lengths for frame headers of 2 and of 4 bytes. */
const short = 125;
const medium = 0xffff;

/** A server's WebSocket frame for a whole text message (RFC 6455, section 5.2). */
function frameOf(...parts: readonly [Buffer, Buffer]): Buffer {
  const length = parts[0].length + parts[1].length;
  let head: Buffer;
  if (length <= short) head = Buffer.from([finalText, length]);
  else if (length <= medium) {
    head = Buffer.from([finalText, short + 1, 0, 0]);
    head.writeUInt16BE(length, 2);
  } else {
    head = Buffer.from([finalText, short + 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, ...parts]);
}

/** An event's result as a framed message per operation id. */
export class SharedMessage {
  private readonly rest: Buffer;
  private readonly known = new Map<string, Buffer>();

  constructor(payload: object) {
    this.rest = Buffer.from(`,"type":"next","payload":${JSON.stringify(payload)}}`);
  }

  of(id: string): Buffer {
    const known = this.known.get(id);
    if (known) return known;
    const bytes = frameOf(Buffer.from(`{"id":${JSON.stringify(id)}`), this.rest);
    if (id.length <= sharedIdLetters) this.known.set(id, bytes);
    return bytes;
  }
}
