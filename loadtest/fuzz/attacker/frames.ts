/** WebSocket and Colyseus frames as bytes, valid and invalid. No library makes the invalid ones. */
import fc from 'fast-check';
import { Packr } from 'msgpackr';

const packr = new Packr({ useRecords: false });

/** Kinds of Colyseus' messages, by their first byte. */
const ACKNOWLEDGEMENT = 10;
const DATA = 13;
const REQUEST = 21;

/** The parts of a WebSocket frame. */
export interface FrameForm {
  readonly opcode: number;
  readonly isLast: boolean;
  /** Bits that only extensions may set, which nobody agreed on. */
  readonly reserved: number;
  readonly isMasked: boolean;
  /** How many bytes more the header claims than there are. */
  readonly lie: number;
}

const HONEST_FORM: FrameForm = {
  opcode: 2,
  isLast: true,
  reserved: 0,
  isMasked: true,
  lie: 0,
};

/** A frame as it goes over the wire. The mask is always the same: it protects nobody here. */
export function frameOf(payload: Uint8Array, form: FrameForm = HONEST_FORM): Uint8Array {
  const { opcode, isLast, reserved, isMasked, lie } = form;
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = lengthBytes(payload.length + lie);
  const maskBit = isMasked ? 0x80 : 0;
  const head = [first, maskBit | (length[0] ?? 0), ...length.slice(1)];
  if (!isMasked) return Buffer.concat([Uint8Array.from(head), payload]);
  const masked = payload.map((byte, index) => byte ^ (MASK[index % MASK.length] ?? 0));
  return Buffer.concat([Uint8Array.from([...head, ...MASK]), masked]);
}

const MASK = [0x12, 0x34, 0x56, 0x78] as const;

function lengthBytes(length: number): readonly number[] {
  if (length < 126) return [length];
  const bytes = Buffer.alloc(9);
  if (length < 65_536) {
    bytes.writeUInt16BE(length, 1);
    bytes[0] = 126;
    return [...bytes.subarray(0, 3)];
  }
  bytes.writeBigUInt64BE(BigInt(length), 1);
  bytes[0] = 127;
  return [...bytes];
}

/** A client's confirmation that it knows the state's form: until then, messages to it wait. */
export const acknowledgement: Uint8Array = frameOf(Uint8Array.from([ACKNOWLEDGEMENT]));

/** A request to a room, as the SDK sends it. */
export const requestBytes = (number: number, name: string, payload: unknown): Uint8Array =>
  Buffer.concat([Uint8Array.from([REQUEST, number & 0x7f]), nameBytes(name), packr.pack(payload)]);

/** A message to a room that nobody answers. */
export const dataBytes = (name: string, payload: unknown): Uint8Array =>
  Buffer.concat([Uint8Array.from([DATA]), nameBytes(name), packr.pack(payload)]);

/** A string as the schema's encoder writes it; its longer lengths are little-endian. */
function nameBytes(name: string): Uint8Array {
  const text = Buffer.from(name);
  if (text.length < 32) return Buffer.concat([Uint8Array.from([0xa0 | text.length]), text]);
  if (text.length < 256) return Buffer.concat([Uint8Array.from([0xd9, text.length]), text]);
  return Buffer.concat([
    Uint8Array.from([0xda, text.length & 0xff, (text.length >> 8) & 0xff]),
    text,
  ]);
}

/** Frames that violate the WebSocket protocol. */
export const brokenFrames: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.uint8Array({ maxLength: 200 }),
    fc.record({
      opcode: fc.nat(15),
      isLast: fc.boolean(),
      reserved: fc.nat(7),
      isMasked: fc.boolean(),
      lie: fc.constantFrom(0, 1, 100, 70_000, 2 ** 40),
    }),
  )
  .map(([payload, form]) => frameOf(payload, form));

/** The same message with some of its bytes changed, or cut off. */
export const mutated = (messages: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(
      messages,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.option(fc.nat()),
    )
    .map(([message, changes, cut]) => {
      const bytes = Uint8Array.from(message);
      for (const [place, byte] of changes) bytes[place % Math.max(1, bytes.length)] = byte;
      return cut === null ? bytes : bytes.subarray(0, cut % Math.max(1, bytes.length));
    });
