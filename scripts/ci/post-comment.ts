import { commentOnPullRequest } from './comment-on-pull-request.ts';

/** The comment of this repository's own workflow, which installs nothing: `ARTIFACT_FOLDER`. */
await commentOnPullRequest(process.env['ARTIFACT_FOLDER'] ?? 'comment');
