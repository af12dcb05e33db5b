import { Session } from 'node:inspector/promises';

// before the code that is counted is compiled: what was compiled without counters is counted in part
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * How many functions and blocks of the code imported after this module run while `work` does: a measure
 * that a busy machine leaves alone. Loops inside the engine, such as `indexOf`, count as nothing.
 * @param counted a part of the path of the files that count
 */
export async function countWork(work: () => unknown, counted = '/src/'): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes(counted))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}
