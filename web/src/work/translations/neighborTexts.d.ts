/** Texts by `<noun> <room> <key>`, which `infra/pageTexts.ts` makes from the files of a language. */
declare module 'neighbor-texts:*' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
