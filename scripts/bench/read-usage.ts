import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What a process took. */
export type ProcessUsage = {
  /** Of the processor, in the program's own code and with what the system did for it. */
  readonly processorSeconds: number;
  /** Of the processor in the program's own code. */
  readonly userSeconds: number;
  readonly peakBytes: number;
};

const usageSchema = z.object({
  maxRSS: z.number().describe('kilobytes'),
  userCPUTime: z.number().describe('microseconds'),
  systemCPUTime: z.number().describe('microseconds'),
});

/** Reads what `report-usage.ts` left of a process. */
export async function readUsage(file: string): Promise<ProcessUsage> {
  const { maxRSS, userCPUTime, systemCPUTime } = usageSchema.parse(
    JSON.parse(await readFile(file, 'utf8')),
  );
  return {
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    userSeconds: userCPUTime / 1e6,
    peakBytes: maxRSS * 1024,
  };
}
