/** The packages of npm that Groundline is measured beside. */
export const peerVersions = {
  promptfoo: '0.123.1',
  allure: '3.18.0',
  '@11ty/eleventy': '3.1.8',
} as const;
