import { z } from 'zod';
import { parseRule, RuleError } from './parse-rule.ts';

/** An address without a path, as `GROUNDLINE_SITE` is. */
const origin = z
  .url({ protocol: /^https?$/, error: 'write the origin, such as https://me.github.io' })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', {
    error: 'write the origin alone; the path belongs into base',
  })
  .transform((text) => new URL(text).origin);

const base = z.string().regex(/^\/(?:[\w.~-]+\/)*[\w.~-]*$/, {
  error: 'write a path that begins with a slash, such as /repo',
});

const repository = z
  .url({ protocol: /^https$/, error: 'write its address, such as https://github.com/me/repo' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, '').replace(/\.git$/, ''));

const gate = z.string().transform((text, context) => {
  try {
    return parseRule(text);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    context.addIssue({ code: 'custom', message: error.message, input: text });
    return z.NEVER;
  }
});

/** What `groundline.config.ts` exports. */
export const configSchema = z.strictObject({
  /** The site's origin, for permalinks and feeds; `GROUNDLINE_SITE` wins. */
  site: origin.optional(),
  /** Where under it the site lies; `GROUNDLINE_BASE` wins. */
  base: base.optional(),
  /** The repository's page, for links to documents at a commit. */
  repository: repository.optional(),
  /** Rules that a run must keep. */
  gates: z.array(gate).default([]),
});

/** As a person writes it. */
export type ConfigInput = z.input<typeof configSchema>;
export type Config = z.output<typeof configSchema>;
