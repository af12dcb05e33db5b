/** What a text from elsewhere could try, by what it tries. None holds a line break. */
export const hostilePayloads: Readonly<Record<string, string>> = {
  html: '<img src=x onerror=alert(1)>',
  'html-quoted': `"><img src=x onerror=alert(2)>'><img src=x onerror=alert(3)>`,
  'html-encoded': '&lt;img src=x onerror=alert(4)&gt; &#60;img src=x onerror=alert(5)&#62;',
  'html-parsing': '<math><mtext></table><!--><img src=x onerror=alert(6)>--><![CDATA[<b>]]>',
  'html-end': '</textarea></title></noscript></template></main></body></html><plaintext>',
  svg: '<svg onload=alert(7)><animate onbegin=alert(8) attributeName=x dur=1s></svg>',
  'svg-link': '<svg><a xlink:href="javascript:alert(9)"><text y=9>a</text></a></svg>',
  script: '<script>alert(10)</script>',
  'script-elsewhere': '<script src=//example.invalid/a.js></script>',
  'script-end': '</script><script>alert(11)</script>',
  'event-handler': '" autofocus tabindex=0 onfocus=alert(12) onmouseover=alert(13) x="',
  'event-element': '<details open ontoggle=alert(14)><summary>a</summary></details>',
  'javascript-address': 'javascript:alert(15)',
  'javascript-link': '<a href="&#106;avascript:alert(16)">a</a> [a](javascript:alert(17))',
  frame:
    '<iframe srcdoc="<script>parent.alert(18)</script>"></iframe><object data=//example.invalid/>',
  'form-elsewhere': '<form action=//example.invalid><button autofocus onfocus=alert(19)>a</button>',
  'template-braces': "{{constructor.constructor('alert(20)')()}} {{{a}}} {% raw %} [[a]]",
  'template-literal': '${alert(21)} #{alert(22)} <%= alert(23) %> `${alert(24)}`',
  mdx: `{alert(25)} <Fragment set:html="<img src=x onerror=alert(26)>" /> import a from 'node:fs'`,
  'mdx-comment': '{/* a */} export const a = 1; <Content components={{ a: alert }} />',
  css: '<style>@import url(//example.invalid/a.css);*{display:none}</style>',
  'css-value': '";}*{background:url(//example.invalid/a.png);width:9999px}a{x:"',
  'link-elsewhere':
    '<link rel=stylesheet href=//example.invalid/b.css><base href=//example.invalid/>',
  'meta-refresh': '<meta http-equiv=refresh content="0;url=//example.invalid/">',
  'image-elsewhere': '![a](//example.invalid/b.png) <img src=//example.invalid/c.png>',
  clobbering: '<b id=gl-Main>a</b><form id=location><input name=cookie></form>',
  bidi: 'a \u202egnp.exe\u202c \u2066b\u2069 \u200f\u202dc',
  marks: `a${'\u0301'.repeat(10_000)}`,
  ansi: '\u001b[31mred\u001b[0m \u001b]8;;http://example.invalid\u0007a\u001b]8;;\u0007 \u009b2J',
  'long-word': `L${'o'.repeat(3000)}ng`,
  'long-address': `http://example.invalid/${'a/b-c_d.'.repeat(300)}`,
  'right-to-left': 'שלום, עולם (12) مرحبا بالعالم',
};

/** All of them in one text, but for the marks: a page with many such texts would be slow to draw. */
export const everyPayload = Object.entries(hostilePayloads)
  .flatMap(([name, payload]) => (name === 'marks' ? [] : [payload]))
  .join(' ');

/** Those that fit into the name of a file or a folder, without what the publishing of a path refuses. */
export const namePayloads: readonly string[] = Object.values(hostilePayloads).filter(
  (payload) => payload.length <= 100 && !/[/\\%?\p{Cc}]/u.test(payload),
);
