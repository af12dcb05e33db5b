import type { Loader } from 'astro/loaders';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { listRunFiles } from '../store/list-run-files.ts';
import { readLog } from '../store/read-log.ts';
import { contentFolders } from './content-folders.ts';
import { replaceEntries } from './replace-entries.ts';
import { readScoredContent } from './scored-content.ts';
import { watchContent } from './watch-content.ts';

/** The tool-call logs of committed runs; one that is damaged fails the build. */
export const logsLoader = {
  name: 'groundline-logs',
  load: async (context) => {
    const fill = async () => {
      const { suites } = await readScoredContent();
      const faults: Fault[] = [];
      const names = new Set(suites.map(({ name }) => name));
      const { logs } = await listRunFiles(contentFolders.content, names, faults);
      const read = [];
      for (const { id, suite, file } of logs) {
        const calls = await collectFaults(faults, () => readLog(file));
        if (calls !== null) read.push({ id, data: { suite, calls } });
      }
      if (faults.length > 0) throw new ReportError('ContentRefused', faults);
      replaceEntries(context.store, read);
    };
    await fill();
    watchContent(context, fill);
  },
} satisfies Loader;
