/** Whether a text is one JSON object with `answers`. */
export function isJsonRun(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, 'answers');
  } catch {
    return false;
  }
}
