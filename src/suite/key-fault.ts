import type { JsonPath } from '../text/json-source.ts';

/** What is wrong at one place of an answer key. */
export type KeyFault = { readonly path: JsonPath; readonly message: string };
