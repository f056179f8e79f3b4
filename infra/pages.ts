import { rolePrefixes } from '../shared/access.ts'

/**
 * The app is one document with many addresses (decision 6). At the edge, those addresses are answered with it; a file's
 * own address is left alone, and every other address is a real 404 instead of the app with an error in it.
 */

const prefixes = `(${[...new Set(Object.values(rolePrefixes))].join('|')})`

const pageAddresses = [
  '',
  'sign-in',
  prefixes,
  `${prefixes}/ViewSentMessage/\\d+`,
  'Agency/ComposeMessage',
  'referral/[^/]+',
  'pickup',
  'donor-sign-up',
]

const notFound =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title>' +
  '<p>There is nothing at this address. <a href="/">Go to Gleanery</a></p>' +
  '<p lang="es">No hay nada en esta direcci&oacute;n. <a href="/">Ir a Gleanery</a></p></html>'

/** Runs in CloudFront's own JavaScript: no modules, no types, 10 KB at most. */
export const pageFunctionCode = `
const page = new RegExp(${JSON.stringify(`^/(${pageAddresses.join('|')})/?$`)});
const file = new RegExp(${JSON.stringify('/[^/]+\\.[A-Za-z0-9]+$')});

function handler(event) {
  const request = event.request;
  if (page.test(request.uri)) {
    request.uri = '/index.html';
    return request;
  }
  if (file.test(request.uri)) return request;
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html; charset=utf-8' }, 'cache-control': { value: 'no-store' } },
    body: ${JSON.stringify(notFound)},
  };
}
`
