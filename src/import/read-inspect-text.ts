import type { InspectSample } from './inspect-schema.ts';

const attachment = /attachment:\/\/([0-9a-f]{32})/g;

/**
 * What a sample's model answered: the completion, or the first choice's text where older logs keep only
 * that. Long texts are stored once and referred to. Null where the sample failed or was left open.
 */
export function readInspectText({ output, attachments, error }: InspectSample): string | null {
  if (error !== undefined && error !== null) return null;
  const text = output?.completion || joinContent(output?.choices?.[0]?.message.content);
  if (text === null) return null;
  return text.replace(attachment, (reference, hash: string) => attachments?.[hash] ?? reference);
}

type Content = NonNullable<
  NonNullable<InspectSample['output']>['choices']
>[number]['message']['content'];

function joinContent(content: Content | undefined): string | null {
  if (content === undefined) return null;
  if (typeof content === 'string') return content;
  return content.flatMap(({ type, text }) => (type === 'text' ? [text ?? ''] : [])).join('\n');
}
