/** The style of a report's page: everything inline, light and dark from the same properties. */
export const reportPageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fdfdfb, #15181f);
  --ink: light-dark(#20242e, #e8eaf0);
  --soft: light-dark(#555b69, #b0b6c4);
  --rule: light-dark(#dcdcd6, #3a404d);
  --good: light-dark(#00664a, #5fd3a6);
  --part: light-dark(#7d5300, #f0bd63);
  --bad: light-dark(#ad1f1f, #ff9c90);
  --calm: light-dark(#2b589e, #a3c4ff);
  --both: light-dark(#dbf3e7, #17382c);
  --missed: light-dark(#fbe9df, #43291f);
  --cited: light-dark(#edf1fa, #222a3b);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; } h2 { font-size: 1.3rem; border-top: 1px solid var(--rule); padding-top: 1rem; margin-top: 2.5rem; } h3 { font-size: 1.05rem; margin: 2rem 0 .25rem; max-width: 68ch; }
p, blockquote { max-width: 68ch; }
.soft { color: var(--soft); } .small { font-size: .8125rem; }
code, .lines { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .8125rem; }
.table { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; } caption { text-align: start; color: var(--soft); }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--rule); text-align: start; white-space: nowrap; } .right { text-align: end; }
.v-grounded, .v-refused { color: var(--good); } .v-right { color: var(--part); } .v-wrong, .v-unrefused { color: var(--bad); } .v-unanswered { color: var(--calm); }
.verdict { font-weight: 600; }
blockquote { margin: .5rem 0; padding: .25rem 0 .25rem 1rem; border-inline-start: 3px solid var(--rule); white-space: pre-wrap; unicode-bidi: isolate; }
mark { background: none; color: inherit; font-weight: 700; text-decoration: underline; } mark.m-distractor { text-decoration-style: wavy; }
.lines { list-style: none; margin: .25rem 0 1rem; padding: 0; max-width: 60rem; border-block: 1px solid var(--rule); }
.lines li { display: grid; grid-template-columns: 3rem 1fr; gap: .5rem; border-inline-start: 4px solid transparent; }
.lines li > span { color: var(--soft); text-align: end; } .lines code { white-space: pre-wrap; }
.s-both { background: var(--both); border-inline-start-color: var(--good) !important; } .s-evidence { background: var(--missed); border-inline-start: 4px dashed var(--bad) !important; } .s-cited { background: var(--cited); border-inline-start: 4px double var(--calm) !important; }
.lines .fold { display: block; color: var(--soft); padding-inline-start: 3.5rem; }
@media print { h3 { break-after: avoid; } }
`;
