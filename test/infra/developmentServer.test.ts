import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { pageFunctionCode } from '../../infra/pages.ts'
import config from '../../vite.config.ts'

/** The edge function that decides in the cloud. */
const edge = new Function('event', `${pageFunctionCode}\nreturn handler(event)`) as (event: {
  request: { uri: string }
}) => { uri?: string }

/** Address that `npm run dev` makes of one. */
function developed(url: string): string | undefined {
  const plugins = (config.plugins ?? []).flat() as Plugin[]
  const configure = plugins.find((plugin) => plugin?.name === 'documents')?.configureServer
  const request = { url } as IncomingMessage
  const use = (work: (request: IncomingMessage, response: unknown, next: () => void) => void) =>
    work(request, undefined, () => undefined)
  if (typeof configure === 'function') void configure.call({} as never, { middlewares: { use } } as never)
  return request.url
}

it.each([
  '/',
  '/sign-in',
  '/pickup',
  '/order',
  '/place',
  '/recalled',
  '/report',
  '/referral/ABCDEFGHJKMN',
  '/donor-sign-up',
  '/neighbor',
  '/FoodBank',
  '/Agency/ComposeMessage',
  '/assets/app.js',
])('%s has the document of the cloud, with its query', (address) => {
  const { uri } = edge({ request: { uri: address } })
  expect(developed(address)).toBe(uri)
  expect(developed(`${address}?foodBank=10`)).toBe(`${uri}?foodBank=10`)
})

it('what the local app serves beside its pages is asked of it, pictures included', () => {
  expect(Object.keys(config.server?.proxy ?? {})).toEqual(
    expect.arrayContaining(['/api', '/pool', '/local', '/pictures', '/config.json']),
  )
})
