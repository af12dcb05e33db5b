import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';

/**
 * The file operations that the registry is made of, one at a time and on this thread: a process that is
 * gone has none of them in flight. Tests stop, cut short or fail them one by one.
 */
export type RegistryIo = {
  readonly open: (file: string, flags: 'wx' | 'r') => number;
  /** Writes from an offset and returns how many bytes were taken, which may be fewer than given. */
  readonly write: (handle: number, bytes: Uint8Array, offset: number) => number;
  readonly fsync: (handle: number) => void;
  readonly close: (handle: number) => void;
  readonly read: (file: string) => Uint8Array;
  readonly link: (from: string, to: string) => void;
  readonly rename: (from: string, to: string) => void;
  readonly unlink: (file: string) => void;
  readonly list: (folder: string) => string[];
  readonly makeFolder: (folder: string) => void;
};

export const registryIo: RegistryIo = {
  open: (file, flags) => openSync(file, flags),
  write: (handle, bytes, offset) => writeSync(handle, bytes, offset),
  fsync: (handle) => fsyncSync(handle),
  close: (handle) => closeSync(handle),
  read: (file) => readFileSync(file),
  link: (from, to) => linkSync(from, to),
  rename: (from, to) => renameSync(from, to),
  unlink: (file) => unlinkSync(file),
  list: (folder) => readdirSync(folder),
  makeFolder: (folder) => mkdirSync(folder, { recursive: true }),
};
