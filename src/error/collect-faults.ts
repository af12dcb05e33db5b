import { ReportError } from './report-error.ts';
import type { Fault } from './report-error.ts';

/** What `read` gives, or null where it is refused; its faults are then added to `faults`. */
export async function collectFaults<T>(
  faults: Fault[],
  read: () => T | Promise<T>,
): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    // no spread: V8 takes some hundred thousand arguments at most
    for (const fault of error.faults) faults.push(fault);
    return null;
  }
}
