/** Where the thread that tries inputs leaves the present one, so that it is not lost with the thread. */
export type InputSlot = { readonly head: Int32Array; readonly bytes: Uint8Array };

const mostBytes = 2 * 2 ** 20;

/** The shared memory of a slot, or a view of one. */
export function openInputSlot(
  memory = new SharedArrayBuffer(8 + mostBytes),
): InputSlot & { readonly memory: SharedArrayBuffer } {
  return { memory, head: new Int32Array(memory, 0, 2), bytes: new Uint8Array(memory, 8) };
}

/** Puts an input in, which counts one more. */
export function putInput({ head, bytes }: InputSlot, input: Uint8Array): void {
  bytes.set(input.subarray(0, mostBytes));
  Atomics.store(head, 1, Math.min(input.length, mostBytes));
  Atomics.add(head, 0, 1);
}

/** How many inputs were put in. */
export function countInputs({ head }: InputSlot): number {
  return Atomics.load(head, 0);
}

/** The last input. */
export function takeInput({ head, bytes }: InputSlot): Uint8Array {
  return bytes.slice(0, Atomics.load(head, 1));
}
