import { dispatch } from './dispatch.ts';
import { renderReadme } from './render-readme.ts';
import { nameUnit, renderUnit } from './render-unit.ts';
import { returnsDesk } from './returns-desk.ts';

/** The two legacy applications of `shop-docs`: path, relative to the suite's `docs/`, to text. */
export function listScaleDocuments(): ReadonlyMap<string, string> {
  return new Map(
    [returnsDesk, dispatch].flatMap((application): [string, string][] => [
      [`${application.folder}/README.md`, renderReadme(application)],
      ...application.subjects.map((subject, at): [string, string] => [
        `${application.folder}/${nameUnit(application, at + 1)}.md`,
        renderUnit(application, subject, at + 1),
      ]),
    ]),
  );
}
