/** The channel by which loaders tell the server of input read again: its first fault, or null without one. */
export const inputChannel = 'groundline:input';

/** Faults as the browser's overlay shows them. */
export type InputFault = {
  readonly message: string;
  readonly file: string | undefined;
  readonly line: number | undefined;
};

/** A refusal with its first place; it may come from another copy of the modules. */
export function describeFault(error: unknown): InputFault {
  const message = error instanceof Error ? error.message : String(error);
  const [, file, line] = /^([^\s:]+):(\d+): /.exec(message) ?? [];
  return { message, file, line: line === undefined ? undefined : Number(line) };
}

export function isInputFault(value: unknown): value is InputFault {
  return typeof value === 'object' && value !== null && 'message' in value;
}
