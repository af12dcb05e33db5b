import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import { configSchema } from './config-schema.ts';
import type { Config } from './config-schema.ts';

/**
 * Checks what a configuration file exports.
 * @throws ReportError `ConfigRefused` with every fault
 */
export function readConfig(exported: unknown, file: string): Config {
  const read = configSchema.safeParse(exported);
  if (read.success) return read.data;
  throw new ReportError(
    'ConfigRefused',
    describeIssues(read.error).map(({ path, message }) => ({
      file,
      ...(path.length === 0 ? {} : { field: formatFieldPath(path) }),
      message,
    })),
  );
}
