import type { RecordedRow } from '../score/recorded-schema.ts';

/** What readers call a recorded row: how it was made and what it was asked. */
export function nameRecordedRow({
  mode,
  builder,
  questions,
}: Pick<RecordedRow, 'mode' | 'builder' | 'questions'>): string {
  return `${mode}${builder === null ? '' : `, builder ${builder}`}, ${questions} questions`;
}
