/**
 * What a page allows itself: its own files and nothing else, no inline script, no inline style.
 * @param runsWasm whether it also compiles WebAssembly, as the search does
 */
export function writeContentSecurityPolicy(runsWasm: boolean): string {
  return [
    "default-src 'none'",
    runsWasm ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
