import type { RegistryIo } from './registry-io.ts';

/** A file operation of the registry about to happen: its name and its number, from 1. */
export type Step = { readonly name: keyof RegistryIo; readonly number: number };

/** The same operations, each announced before it is done, so that a rehearsal can stop at any of them. */
export function watchSteps(io: RegistryIo, announce: (step: Step) => void): RegistryIo {
  let number = 0;
  const watch =
    <Args extends unknown[], Result>(
      name: keyof RegistryIo,
      operation: (...args: Args) => Result,
    ): ((...args: Args) => Result) =>
    (...args) => {
      number += 1;
      announce({ name, number });
      return operation(...args);
    };
  return {
    open: watch('open', io.open),
    write: watch('write', io.write),
    fsync: watch('fsync', io.fsync),
    close: watch('close', io.close),
    read: watch('read', io.read),
    link: watch('link', io.link),
    rename: watch('rename', io.rename),
    unlink: watch('unlink', io.unlink),
    list: watch('list', io.list),
    makeFolder: watch('makeFolder', io.makeFolder),
  };
}
