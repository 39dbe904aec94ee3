/**
 * Maximum length of ids whose frames are cached. Our client numbers its operations, so many subscribers share an id. Other programs
 * use UUIDs, which aren't worth caching.
 */
const sharedIdLengthMax = 8;

const finalTextByte = 0x81;
/** The largest payload lengths for frame headers of 2 and of 4 bytes. */
const shortMax = 125;
const mediumMax = 0xffff;

/** A server's WebSocket frame for a whole text message (RFC 6455, section 5.2). */
function frameOf(...parts: readonly [Buffer, Buffer]): Buffer {
  const length = parts[0].length + parts[1].length;
  let header: Buffer;
  if (length <= shortMax) header = Buffer.from([finalTextByte, length]);
  else if (length <= mediumMax) {
    header = Buffer.from([finalTextByte, shortMax + 1, 0, 0]);
    header.writeUInt16BE(length, 2);
  } else {
    header = Buffer.from([finalTextByte, shortMax + 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, ...parts]);
}

/** An event's result as a framed message per operation id. */
export class SharedMessage {
  private readonly tail: Buffer;
  private readonly frames = new Map<string, Buffer>();

  constructor(payload: object) {
    this.tail = Buffer.from(`,"type":"next","payload":${JSON.stringify(payload)}}`);
  }

  of(id: string): Buffer {
    const frames = this.frames.get(id);
    if (frames) return frames;
    const bytes = frameOf(Buffer.from(`{"id":${JSON.stringify(id)}`), this.tail);
    if (id.length <= sharedIdLengthMax) this.frames.set(id, bytes);
    return bytes;
  }
}
