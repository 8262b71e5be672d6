/** All English texts of the browser; what only the terminal says is left out. */
export default import.meta.glob<string>(
  ['../../../src/vervet/texts/en/*.ftl', '!../../../src/vervet/texts/*/{terminal,lab,ladder,cards}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
