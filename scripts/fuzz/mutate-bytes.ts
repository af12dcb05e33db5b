import { hostileTexts } from './hostile-values.ts';

type ByteEditContext = {
  /** Where, from 0 to the number of bytes. */
  readonly at: number;
  readonly value: number;
  /** Another real file. */
  readonly other: Uint8Array;
};

/** Inputs grow no larger by repeating. */
const mostBytes = 128 * 1024;

/** How the bytes of a file are spoilt. */
const edits = {
  truncate: (bytes, { at }) => bytes.subarray(0, at),
  behead: (bytes, { at }) => bytes.subarray(at),
  splice: (bytes, { at, value, other }) =>
    join(bytes.subarray(0, at), other.subarray(value % (other.length + 1))),
  cut: (bytes, { at, value }) => join(bytes.subarray(0, at), bytes.subarray(at + (value % 64))),
  copy: (bytes, { at, value }) => {
    const from = value % (bytes.length + 1);
    return join(
      bytes.subarray(0, at),
      bytes.subarray(from, from + (value % 512)),
      bytes.subarray(at),
    );
  },
  insert: (bytes, { at, value }) =>
    join(
      bytes.subarray(0, at),
      encode(hostileTexts[value % hostileTexts.length] ?? ''),
      bytes.subarray(at),
    ),
  flip: (bytes, { at, value }) => replaceByte(bytes, at, (byte) => byte ^ (1 << (value % 8))),
  set: (bytes, { at, value }) => replaceByte(bytes, at, () => value % 256),
  bom: (bytes) => join(new Uint8Array([0xef, 0xbb, 0xbf]), bytes),
  crlf: (bytes) =>
    encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replaceAll('\n', '\r\n')),
  repeat: (bytes, { at, value }) => {
    const piece = bytes.subarray(at, at + 1 + (value % 200));
    const times = 2 ** (1 + (value % 6));
    return join(bytes.subarray(0, at), repeat(piece, times), bytes.subarray(at));
  },
  flood: (bytes, { at, value }) => {
    const piece = bytes.subarray(at, at + 1 + (value % 100));
    return join(
      bytes.subarray(0, at),
      repeat(piece, Math.floor(mostBytes / (piece.length + 1))),
      bytes.subarray(at),
    );
  },
} satisfies Record<string, (bytes: Uint8Array, context: ByteEditContext) => Uint8Array>;

export type ByteEditName = keyof typeof edits;

/** The names of all but `flood`, which makes a large input. */
export const byteEdits = Object.keys(edits)
  .filter(isByteEdit)
  .filter((name) => name !== 'flood');

export type ByteEdit = {
  readonly how: ByteEditName;
  readonly at: number;
  readonly value: number;
  readonly other: number;
};

/** A file's bytes, spoilt one edit after the other. */
export function mutateBytes(
  bytes: Uint8Array,
  seeds: readonly Uint8Array[],
  chosen: readonly ByteEdit[],
): Uint8Array {
  return chosen.reduce((written, { how, at, value, other }) => {
    const place = at % (written.length + 1);
    const file = seeds[other % seeds.length] ?? written;
    return edits[how](written, { at: place, value, other: file }).subarray(0, mostBytes * 4);
  }, bytes);
}

function isByteEdit(name: string): name is ByteEditName {
  return Object.hasOwn(edits, name);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function repeat(piece: Uint8Array, times: number): Uint8Array {
  return piece.length === 0 ? piece : new Uint8Array(Buffer.alloc(piece.length * times, piece));
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function replaceByte(bytes: Uint8Array, at: number, change: (byte: number) => number): Uint8Array {
  const copy = bytes.slice();
  const byte = copy[at];
  if (byte !== undefined) copy[at] = change(byte);
  return copy;
}
