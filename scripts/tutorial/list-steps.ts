export type Step = { readonly name: string; readonly script: string };

/** The `sh` blocks of a page in their order, each under the heading that it stands under. */
export function listSteps(markdown: string): Step[] {
  return markdown.split(/^## /m).flatMap((part) => {
    const heading = part.slice(0, part.indexOf('\n'));
    const blocks = Array.from(
      part.matchAll(/^```sh\n([\s\S]*?)^```$/gm),
      ([, script = '']) => script,
    );
    return blocks.map((script, at) => ({
      name: blocks.length === 1 ? heading : `${heading} (${at + 1} of ${blocks.length})`,
      script,
    }));
  });
}
