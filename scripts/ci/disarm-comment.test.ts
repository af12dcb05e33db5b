import { expect, test } from 'vitest';
import { disarmComment } from './disarm-comment.ts';

const allowed = ['https://github.com/me/repo/', 'https://me.github.io/'];

test.each([
  ['[a](https://github.com/me/repo/blob/x#L1)', '[a](https://github.com/me/repo/blob/x#L1)'],
  ['[a](https://me.github.io/repo/runs/x/)', '[a](https://me.github.io/repo/runs/x/)'],
  ['[a](https://github.com/me/repository/)', '[a]\u200b(left out)'],
  ['[a](https://me.github.io.evil.example/)', '[a]\u200b(left out)'],
  ['[a](//evil.example)', '[a]\u200b(//evil.example)'],
  ['[a](javascript:alert(1))', '[a]\u200b(javascript:alert(1))'],
  ['[a][b]\n[b]: //evil.example', '[a]\u200b[b]\n[b]\u200b: //evil.example'],
  ['![a](https://me.github.io/a.png)', '!\u200b[a](https://me.github.io/a.png)'],
  ['https://evil.example www.evil.example', 'https:\u200b//evil.example w\u200bww.evil.example'],
  ['@octocat a@b.c #12 GH-3', '@\u200boctocat a@\u200bb.c #\u200b12 G\u200bH-3'],
  ['<img src=x> <!-- a -->', '<\u200bimg src=x> <\u200b!-- a -->'],
  ['<details><summary>More</summary>\n</details>', '<details><summary>More</summary>\n</details>'],
  ['a `</details>`', 'a `<\u200b/details>`'],
  ['<details open>', '<\u200bdetails open>'],
  [
    '&#64;octocat &commat;a &#35;12',
    '&\u200b#\u200b64;octocat &\u200bcommat;a &\u200b#\u200b35;12',
  ],
  ['a &amp; b &lt;i&gt;', 'a &amp; b &lt;i&gt;'],
  ['[a](https://github.com/me/repo/../../evil/repo)', '[a]\u200b(left out)'],
  ['[a](https://github.com/me/repo/%2e%2e/%2e%2e/evil/repo)', '[a]\u200b(left out)'],
  ['[a](https://github.com/me/repo/&#46;./&#46;./evil)', '[a]\u200b(left out)'],
  ['[a](https://github.com/me/repo/\\../\\../evil)', '[a]\u200b(left out)'],
  ['```mermaid\n~~~ math', '`\u200b``mermaid\n~\u200b~~ math'],
  ['/approve\na /b', '/\u200bapprove\na /b'],
  ['a\r\nb\u001b[31m\u202e', 'a\nb [31m '],
])('%j reaches nobody and leads nowhere else', (text, expected) => {
  expect(disarmComment(text, allowed)).toBe(expected);
});
