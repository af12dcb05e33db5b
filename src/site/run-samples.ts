/** Run files to copy, each read by the real reader in the tests. */
export const runSamples = {
  json: `{
  "mode": "documents",
  "label": "My first run",
  "model": "a-model-1",
  "client": "my client 0.3",
  "system": "build 812",
  "date": "2026-11-30",
  "toolCalls": 41,
  "tokens": 88013,
  "answers": [
    {"id": "q01", "answer": "Within 14 days.", "citations": ["returns.md:3"]},
    {"id": "q02", "answer": "The documents do not say.", "citations": []}
  ]
}
`,
  keyed: `{
  "mode": "brain",
  "answers": {
    "q01": "Within 14 days.",
    "q02": {"answer": "5 years", "citations": ["warranty.md#L5"]},
    "q03": null
  }
}
`,
  text: `---
mode: documents
model: a-model-1
tokens: 88013
---
I looked into the page on returns first.

- {"id":"q01","answer":"Within 14 days.","citations":["returns.md:3"]}
- {"id":"q02","answer":"The documents do not say."}
`,
} as const;
