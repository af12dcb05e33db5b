/**
 * A loader whose work is done once a build, however many pages ask; while developing it is done anew
 * for each page, since the inputs change.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loading ??= load();
    return loading;
  };
}
