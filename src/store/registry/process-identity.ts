import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { sha256 } from '../../text/sha256.ts';

/** Who holds a lock: a process that no later one can be taken for. */
export type ProcessIdentity = {
  readonly pid: number;
  /** When the process started, in the system's own terms: tells it from a later one with its pid. */
  readonly started: string;
  /** The running of the machine that it belongs to. */
  readonly boot: string;
  /** The machine and the process namespace in which the pid means something. */
  readonly space: string;
  /** Unique to one taking of a lock. */
  readonly token: string;
};

export function identifySelf(): ProcessIdentity {
  return {
    pid: process.pid,
    started: readStart(process.pid) ?? '0',
    boot: identifyBoot(),
    space: identifySpace(),
    token: randomUUID(),
  };
}

/** Whether the process is gone for certain; one of another machine or container never is. */
export function isGone(identity: ProcessIdentity): boolean {
  if (identity.space !== identifySpace()) return false;
  return identity.boot !== identifyBoot() || readStart(identity.pid) !== identity.started;
}

const form = /^(\d+) (\S+) (\S+) (\S+) ([0-9a-f-]{36})\n$/;

export function formatIdentity({ pid, started, boot, space, token }: ProcessIdentity): string {
  return `${pid} ${started} ${boot} ${space} ${token}\n`;
}

/** The identity that a lock's text names; null where it names none. */
export function parseIdentity(text: string): ProcessIdentity | null {
  const [, pid, started, boot, space, token] = form.exec(text) ?? [];
  if (started === undefined || boot === undefined || space === undefined || token === undefined) {
    return null;
  }
  return { pid: Number(pid), started, boot, space, token };
}

/** A process's start as text without white space; null where there is no such process, or a dead one. */
function readStart(pid: number): string | null {
  if (process.platform === 'linux') {
    const stat = readText(`/proc/${pid}/stat`);
    const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return state === undefined || state === 'Z' || state === 'X' ? null : (fields[18] ?? null);
  }
  try {
    if (process.platform === 'win32') {
      process.kill(pid, 0);
      return 'unknown';
    }
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.trim().replace(/\s+/g, '_') || null;
  } catch {
    return null;
  }
}

function identifyBoot(): string {
  return readText('/proc/sys/kernel/random/boot_id')?.trim() ?? 'unknown';
}

function identifySpace(): string {
  return sha256(`${os.hostname()} ${readLink('/proc/self/ns/pid')}`).slice(0, 16);
}

function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
