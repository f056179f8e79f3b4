import { rolePrefixes } from '../shared/core/access.ts'
import { neighborDocument } from '../shared/core/link/page.ts'
import { frameTexts } from '../shared/core/text/frame.ts'
import { directions } from '../shared/core/text/languages.ts'
import { sourceLanguage, translations } from '../shared/core/text/text.ts'

/**
 * The app is three documents with many URLs (decision 6): staff's screens behind the sign-in, the neighbors' own screens, and
 * public ones. An edge function answers each URL with its document; a file's own URL is unchanged, and every other URL is a 404.
 */

const prefixes = `(${[...new Set(Object.values(rolePrefixes))].join('|')})`

const addresses = (...alternatives: readonly string[]) => `^/(${alternatives.join('|')})/?$`

/** The addresses of each document. */
export const documents = {
  '/index.html': addresses(prefixes, `${prefixes}/ViewSentMessage/\\d+`, 'Agency/ComposeMessage'),
  '/neighbor.html': addresses(neighborDocument.slice(1)),
  '/public.html': addresses(
    '',
    'sign-in',
    'referral/[^/]+',
    'pickup',
    'order',
    'place',
    'recalled',
    'report',
    'donor-sign-up',
  ),
} as const

/** In every language, light and dark: an edge function knows neither preference. */
const notFound = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/mark.svg">
<title>Not found - Gleanery</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center; background: #faf8f3; color: #1c211d; font: 1rem/1.55 system-ui, sans-serif }
main { max-width: 29rem; padding: 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2 }
img { padding: .75rem; border-radius: .75rem; background: #143a2b }
a { display: inline-block; padding: .5rem 1.25rem; border-radius: .5rem; background: #1d5c43; color: #fff; font-weight: 600; text-decoration: none }
@media (prefers-color-scheme: dark) { body { background: #111512; color: #e8ece7 } a { background: #8fd3b0; color: #0b2318 } }
</style>
<main>
<img src="/mark.svg" alt="" width="40" height="40">
<h1>${frameTexts[sourceLanguage].notFoundTitle}</h1>
<p>The address may be mistyped, or the page may have moved.</p>
${translations.map((language) => `<p lang="${language}" dir="${directions[language]}">${frameTexts[language].notFoundTitle}</p>`).join('\n')}
<a href="/">Gleanery</a>
</main>
</html>`

const matching = (document: keyof typeof documents) => `new RegExp(${JSON.stringify(documents[document])})`

/** Runs in CloudFront's own JavaScript: no modules, no types, 10 KB at most. */
export const pageFunctionCode = `
const authenticated = ${matching('/index.html')};
const neighbor = ${matching('/neighbor.html')};
const open = ${matching('/public.html')};
const file = new RegExp(${JSON.stringify('/[^/]+\\.[A-Za-z0-9]+$')});

function handler(event) {
  const request = event.request;
  if (authenticated.test(request.uri)) {
    request.uri = '/index.html';
    return request;
  }
  if (neighbor.test(request.uri)) {
    request.uri = '/neighbor.html';
    return request;
  }
  if (open.test(request.uri)) {
    request.uri = '/public.html';
    return request;
  }
  if (file.test(request.uri)) return request;
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html; charset=utf-8' }, 'cache-control': { value: 'no-store' } },
    body: ${JSON.stringify(notFound.replace(/[^\n -~]/gu, (character) => `&#${character.codePointAt(0)};`))},
  };
}
`
